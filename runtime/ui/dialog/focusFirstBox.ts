const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, [tabindex]';
const typed = 'textarea, input:not([type="checkbox"], [type="radio"], [type="file"], [type="color"], [type="range"])';

/** Where a dialog begins with a box to type in, typing begins there; on a phone the keyboard would cover the dialog. */
export function focusFirstBox(body: HTMLElement | null): void {
  const first = body?.querySelector<HTMLElement>(controls);
  if (first?.matches(typed) && matchMedia('(pointer: fine)').matches) first.focus();
}
