import { isShown } from '../../runtime/ui/isShown.ts';
import type { Command } from './command.ts';

const controls = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]';

/** By the keys with which windows and desktops step through their panes: no way leads through all that a pane holds. */
export const nextAreaCommand: Command = {
  name: 'nextArea',
  label: 'nextArea',
  shortcuts: ['f6'],
  scope: 'everywhere',
  enabled: () => true,
  perform: () => focusArea(1),
};

export const previousAreaCommand: Command = {
  name: 'previousArea',
  label: 'previousArea',
  shortcuts: ['shift+f6'],
  scope: 'everywhere',
  enabled: () => true,
  perform: () => focusArea(-1),
};

/** Toolbar, panels, canvas, strip and properties, as they follow each other on the page. */
function focusArea(by: 1 | -1): void {
  const areas = [...document.querySelectorAll<HTMLElement>('[data-area]')].filter(isShown);
  const at = areas.findIndex((area) => area.contains(document.activeElement));
  const next = at < 0 && by < 0 ? areas.at(-1) : (areas[(at + by) % areas.length] ?? areas.at(-1));
  if (!next) return;
  (next.tabIndex >= 0 ? next : findFirstControl(next))?.focus();
}

/** The first control in it that Tab reaches. */
export function findFirstControl(area: Element): HTMLElement | undefined {
  return [...area.querySelectorAll<HTMLElement>(controls)].find((each) => each.tabIndex >= 0 && isShown(each));
}
