/** Replaces Thai digits by Latin ones. */
export function latinDigits(typed: string): string {
  return typed.replace(/[๐-๙]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x0e50));
}
