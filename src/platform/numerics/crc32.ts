const polynomial = 0xedb88320;

const table = Int32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++) remainder = (remainder >>> 1) ^ (remainder & 1 ? polynomial : 0);
  return remainder;
});

/**
 * CRC-32 (IEEE 802.3), the checksum of zip archives and of links: detects every error confined to 32 consecutive bits,
 * so every change of up to four characters in a row.
 */
export function crc32(bytes: Uint8Array): number {
  let remainder = -1;
  for (let i = 0; i < bytes.length; i++) remainder = (remainder >>> 8) ^ table[(remainder ^ bytes[i]) & 0xff];
  return ~remainder >>> 0;
}
