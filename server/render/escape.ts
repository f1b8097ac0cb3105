const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text inside an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** JSON inside a script element: nothing in it can end the element or begin a comment. */
export function escapeScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

/** A style sheet inside a style element. */
export function escapeStyle(css: string): string {
  return css.replace(/<\/(style)/gi, '<\\/$1');
}
