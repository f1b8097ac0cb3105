/** Replaces `{name}` in a text by the parameter of that name; unknown names stay as they are. */
export function fillText(text: string, params: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string, at: number) =>
    name in params ? setApart(String(params[name]), text[at - 1], text[at + whole.length]) : whole,
  );
}

/** Thai is written without spaces, but a word in Latin letters is set apart from it. */
function setApart(value: string, before = '', after = ''): string {
  if (!/[A-Za-z]/.test(value)) return value;
  const isThai = (letter: string) => /\p{Script=Thai}/u.test(letter);
  const start = isThai(before) && /^[A-Za-z0-9]/.test(value) ? ' ' : '';
  const end = isThai(after) && /[A-Za-z0-9]$/.test(value) ? ' ' : '';
  return start + value + end;
}
