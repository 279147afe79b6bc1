/** Colours at even distances, from left to right. */
export function ColorGradient({ id, colors }: { readonly id: string; readonly colors: readonly string[] }) {
  return (
    <linearGradient id={id}>
      {colors.map((color, index) => (
        <stop key={color} offset={index / (colors.length - 1)} stopColor={color} />
      ))}
    </linearGradient>
  );
}
