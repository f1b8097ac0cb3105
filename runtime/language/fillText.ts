/** Replaces `{name}` in a text by the parameter of that name; unknown names stay as they are. */
export function fillText(text: string, params: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in params ? String(params[name]) : whole));
}
