/** Thai digits as the digits that numbers are stored in. */
export function latinDigits(typed: string): string {
  return typed.replace(/[๐-๙]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x0e50));
}

/** Nothing but the digits of what was typed, whichever script they are in. */
export function readDigits(typed: string): string {
  return latinDigits(typed).replace(/\D/g, '');
}
