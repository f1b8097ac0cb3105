const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';

/** A new random uid for a row, column or object. */
export function createUid(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => alphabet[byte % alphabet.length]).join('');
}
