/** Scales the number in a text and keeps the rest: half of `154k+` is `77k+`. */
export function countTo(text: string, share: number): string {
  return text.replace(/\d[\d,]*(\.\d+)?/, (number, decimals: string | undefined) => {
    const digits = decimals ? decimals.length - 1 : 0;
    const value = Number(number.replaceAll(',', '')) * share;
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: number.includes(',') };
    return new Intl.NumberFormat('en', options).format(digits === 0 ? Math.round(value) : value);
  });
}
