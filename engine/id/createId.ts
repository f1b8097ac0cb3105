const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';
const timeLength = 9;
const randomLength = 12;

/** A record's id: type prefix, time, random suffix. Ids of one type sort by the time they were made. */
export function createId(prefix: string, now: number = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(randomLength * 2));
  let random = '';
  // Bytes of 252 and above are skipped, so that every character is equally likely.
  for (const byte of bytes) if (byte < 252 && random.length < randomLength) random += alphabet[byte % 36];
  return `${prefix}_${now.toString(36).padStart(timeLength, '0')}${random.padEnd(randomLength, '0')}`;
}
