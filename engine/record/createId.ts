const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';
const timeLength = 9;
const randomLength = 12;
/** Drawn for many ids at once, since each call for random bytes costs more than an id; no byte is used twice. */
const pool = new Uint8Array(4096);
let used = pool.length;

/** A record's id: type prefix, time, random suffix. Ids of one type sort by creation time. */
export function createId(prefix: string, now: number = Date.now()): string {
  let random = '';
  while (random.length < randomLength) {
    const byte = drawByte();
    // Bytes of 252 and above are skipped, so that every character is equally likely.
    if (byte < 252) random += alphabet[byte % 36];
  }
  return `${prefix}_${now.toString(36).padStart(timeLength, '0')}${random}`;
}

function drawByte(): number {
  if (used === pool.length) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  const byte = pool[used] ?? 0;
  used += 1;
  return byte;
}
