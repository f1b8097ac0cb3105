export interface Range {
  from: string;
  to: string;
}

/** `100..500`, `100..`, `..500`; a single value is both bounds. */
export function splitRange(text: string): Range {
  const at = text.indexOf('..');
  if (at < 0) return { from: text, to: text };
  return { from: text.slice(0, at).trim(), to: text.slice(at + 2).trim() };
}
