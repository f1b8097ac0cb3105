type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface Entry {
  control: Control;
  /** What it held; a box or a circle: whether it was ticked. */
  value: string | boolean;
}

/**
 * What people typed, ticked and chose before the object was hydrated: React leaves it on the screen, but gets no event of
 * it, so the next drawing of the field would lose it.
 */
export function findEarlyInput(element: Element | null): Entry[] {
  const controls = element?.querySelectorAll<Control>('input:not([type="file"]), textarea, select') ?? [];
  return [...controls]
    .filter((control) => control.closest('[data-uid]') === element && differsFromDrawn(control))
    .map((control) => ({ control, value: isTickable(control) ? control.checked : control.value }));
}

/** Tells the hydrated controls so that each calls its `onChange`. */
export function repeatInput(entries: Entry[]): void {
  for (const { control, value } of entries) {
    if (!control.isConnected) continue;
    if (typeof value === 'string') repeatText(control, value);
    else if (isTickable(control)) repeatTick(control, value);
  }
}

function differsFromDrawn(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    // Only the server marks the option that it drew: one without a mark was drawn by React here, not chosen by the person.
    const isDrawnByServer = options.some(({ defaultSelected }) => defaultSelected);
    return isDrawnByServer && options.some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  return isTickable(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

function isTickable(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
}

/** A radio that lost its tick follows the one that got it. */
function repeatTick(control: HTMLInputElement, ticked: boolean): void {
  if (control.type === 'radio' && !ticked) return;
  control.checked = !ticked;
  control.click();
}

/** React compares with the value that was last set through the element's own property: the prototype's goes past it. */
function repeatText(control: Control, value: string): void {
  control.value = control instanceof HTMLSelectElement ? '' : control.value === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
