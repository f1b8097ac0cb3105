import type { Layout } from '../../../schemas/index.ts';

/** The width inside of the dialogs of popups (`runtime/ui/dialog/dialog.css`), without their padding; null for other layouts. */
export function popupWidth({ kind, settings }: Pick<Layout, 'kind' | 'settings'>): number | null {
  if (kind !== 'popup') return null;
  return settings.size === 'wide' ? 912 : 464;
}
