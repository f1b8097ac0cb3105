const controls =
  'input:not([type="hidden"]), select, textarea, [role="spinbutton"], [role="combobox"], button, [tabindex]';

/** Leads to a field, or to as much of its path as is drawn; opens the section that it is folded away in. */
export function focusField(form: HTMLElement | null, path: string): void {
  const frame = form && findFrame(form, path);
  if (!frame) return;
  for (let folded = frame.closest('details'); folded; folded = folded.parentElement?.closest('details') ?? null)
    folded.open = true;
  const control = frame.matches(controls) ? frame : frame.querySelector<HTMLElement>(controls);
  control?.focus({ preventScroll: true });
  (control ?? frame).scrollIntoView({ block: 'center', behavior: 'instant' });
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
