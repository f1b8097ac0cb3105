const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';
/** Drawn for many at once, since each call for random bytes costs more than an id; no byte is used twice. */
const pool = new Uint8Array(4096);
let used = pool.length;

/** Random digits and small letters, each equally likely. */
export function drawRandom(length: number): string {
  let random = '';
  while (random.length < length) {
    const byte = drawByte();
    // Bytes of 252 and above are skipped: 36 characters share the others evenly.
    if (byte < 252) random += alphabet[byte % 36];
  }
  return random;
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
