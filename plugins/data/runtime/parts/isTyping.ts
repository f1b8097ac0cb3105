/** Whether a key belongs to the field that has the focus. */
export function isTyping(target: HTMLElement): boolean {
  const field = target.closest('input, select, textarea, [contenteditable], [role="menu"], [role="dialog"]');
  return field !== null && !(field instanceof HTMLInputElement && field.type === 'checkbox');
}
