export type Rgb = [red: number, green: number, blue: number];

/** WCAG luminance of a colour, 0 to 1. */
export function luminance(hex: string): number {
  const [r, g, b] = (readHex(hex) ?? [0, 0, 0]).map(toLinear) as Rgb; // map keeps the length
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** `#abc`, `#aabbcc`, either with alpha, as parts from 0 to 1. */
export function readHex(hex: string): Rgb | undefined {
  const match = /^#(?:([0-9a-f]{3})[0-9a-f]?|([0-9a-f]{6})(?:[0-9a-f]{2})?)$/i.exec(hex.trim());
  if (!match) return undefined;
  const digits = match[2] ?? [...(match[1] ?? '')].map((digit) => digit + digit).join('');
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255) as Rgb; // three places, three parts
}

export function toLinear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
