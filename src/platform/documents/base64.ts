/** Standard base64, in pieces: a call of a function takes only so many arguments. */
const piece = 0x6000; // a multiple of 3, so that pieces join without padding between

export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += piece) parts.push(btoa(String.fromCharCode(...bytes.subarray(at, at + piece))));
  return parts.join("");
}

/** Null where the text is no base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return null;
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}
