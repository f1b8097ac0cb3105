/** CRC-16/CCITT-FALSE of ASCII, in four hexadecimal digits. */
export function checkCrc16(text: string): string {
  let crc = 0xffff;
  for (const sign of text) {
    crc ^= (sign.codePointAt(0) ?? 0) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
