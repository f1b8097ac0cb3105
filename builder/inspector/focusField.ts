import type { Language } from '../../schemas/index.ts';
import type { PropertyPath } from '../document/operations/setProperty.ts';
import { focusOnceShown } from '../ui/focusOnceShown.ts';

const boxes = 'input, textarea, [contenteditable="true"]';

/** Leads to a text among the properties of what is selected; of one in two languages to the given one. */
export function focusField(path: PropertyPath, language: Language): void {
  focusOnceShown(() => {
    const field = document.querySelector(`.bd-inspector [data-field="${CSS.escape(path.join('.'))}"]`);
    const found = [...(field?.querySelectorAll<HTMLElement>(boxes) ?? [])];
    return language === 'th' ? found[0] : found.at(-1);
  });
}
