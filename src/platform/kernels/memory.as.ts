/** First byte of linear memory that no static data occupies; everything above it belongs to the arena. */
export function heapBase(): usize {
  return __heap_base;
}
