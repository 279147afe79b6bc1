/** Where a pointer is inside of an element, in the element's own pixels: a presentation draws its panels enlarged. */
export function placeWithin(element: HTMLElement, pointer: { readonly clientX: number; readonly clientY: number }) {
  const box = element.getBoundingClientRect();
  const scale = element.offsetWidth > 0 ? box.width / element.offsetWidth : 1;
  return { x: (pointer.clientX - box.left) / scale, y: (pointer.clientY - box.top) / scale };
}
