/** A name in one line, without characters that steer what is written around it: in a notice, in a header of a mail. */
export function cleanName(name: string): string {
  return name.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
}
