import type { Layout } from '../../../schemas/index.ts';

const rem = 16;
/** The widths of dialogs, and what `runtime/ui/dialog/dialog.css` keeps free at both sides of their content. */
const dialogRem = { usual: 32, wide: 60, sides: 3 };

/** The width inside of the dialog of a popup; null for other layouts. */
export function popupWidth({ kind, settings }: Pick<Layout, 'kind' | 'settings'>): number | null {
  if (kind !== 'popup') return null;
  return ((settings.size === 'wide' ? dialogRem.wide : dialogRem.usual) - dialogRem.sides) * rem;
}
