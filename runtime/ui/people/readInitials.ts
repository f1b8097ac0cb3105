/** Two initials for a name; a Thai vowel written before its consonant is skipped. */
export function readInitials(name: string): string {
  const letters = name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => Array.from(part).find((letter) => !/[\u0e40-\u0e44]/.test(letter)) ?? '');
  return letters.join('').toUpperCase();
}
