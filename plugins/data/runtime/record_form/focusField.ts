const controls =
  'input:not([type="hidden"]), select, textarea, [role="spinbutton"], [role="combobox"], button, [tabindex]';

/** Leads to a field, or to as much of its path as is drawn; opens the section that it is folded away in. */
export function focusField(form: HTMLElement | null, path: string): void {
  const frame = form && findFrame(form, path);
  if (!frame) return;
  for (let folded = frame.closest('details'); folded; folded = folded.parentElement?.closest('details') ?? null)
    folded.open = true;
  const control = findControl(frame);
  control?.focus({ preventScroll: true });
  (control ?? frame).scrollIntoView({ block: 'center', behavior: 'instant' });
}

/**
 * A new record begins in the first of these fields, as a dialog does in its first box. Not on a phone, whose keyboard would cover
 * the form, nor where the field is out of sight or somebody has begun elsewhere.
 */
export function beginIn(form: HTMLElement | null, [first]: readonly string[]): void {
  const frame = form && first !== undefined ? findFrame(form, first) : null;
  const control = frame && findControl(frame);
  const now = document.activeElement;
  const isIdle = now === null || now === document.body || now.id === 'content';
  if (!control || !isIdle || !matchMedia('(pointer: fine)').matches) return;
  if (control.getBoundingClientRect().bottom > innerHeight) return;
  control.autofocus = true; // for the navigation that leads here, as on a full load
  control.focus({ preventScroll: true });
}

function findControl(frame: HTMLElement): HTMLElement | null {
  return frame.matches(controls) ? frame : frame.querySelector<HTMLElement>(controls);
}

function findFrame(form: HTMLElement, path: string): HTMLElement | null {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const name = CSS.escape(parts.slice(0, length).join('.'));
    const found =
      form.querySelector<HTMLElement>(`[data-field="${name}"]`) ??
      form.querySelector<HTMLElement>(`[name="${name}"]:not([type="hidden"])`) ??
      form.querySelector<HTMLElement>(`[data-uid="field-${name}"]`);
    if (found) return found;
  }
  return null;
}
