import type { Language } from '../../schemas/index.ts';
import type { PropertyPath } from '../document/operations/setProperty.ts';

const boxes = 'input, textarea, [contenteditable="true"]';
/** The properties of what was selected just now are drawn after the page. */
const mostFrames = 60;

/** Leads to a text among the properties of what is selected; of one in two languages to the given one. */
export function focusField(path: PropertyPath, language: Language): void {
  let frames = 0;
  const attempt = () => {
    const field = document.querySelector(`.bd-inspector [data-field="${CSS.escape(path.join('.'))}"]`);
    const found = [...(field?.querySelectorAll<HTMLElement>(boxes) ?? [])];
    const box = language === 'th' ? found[0] : found.at(-1);
    // On a phone the properties are on their way.
    if (box?.checkVisibility()) return box.focus();
    frames += 1;
    if (frames < mostFrames) requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
}
