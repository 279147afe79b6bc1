export function phrase(_: string): string | undefined {
  return undefined;
}
