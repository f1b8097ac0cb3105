/** The text with its Thai figures as Latin ones: `๒๕๖๙` is `2569`. */
export function latinDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - zero));
}

const zero = '๐'.charCodeAt(0);
