/** `1234567.5` as `1,234,567.5`; what is no number stays as it was typed. */
export function groupThousands(value: string): string {
  if (!/^\d+(\.\d+)?$/.test(value)) return value;
  const [whole = '', part] = value.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return part === undefined ? grouped : `${grouped}.${part}`;
}

/** What was typed, without separators, Thai digits as Arabic ones. */
export function readTyped(typed: string): string {
  return typed.replaceAll(',', '').replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));
}
