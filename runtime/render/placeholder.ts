import type { WidgetPlaceholder } from './WidgetPlaceholder.tsx';

let placeholder: typeof WidgetPlaceholder | undefined;

/** Fetches what stands in the place of widgets that cannot be drawn; only those who may edit the page see it. */
export async function loadPlaceholder(): Promise<void> {
  placeholder ??= (await import('./WidgetPlaceholder.tsx')).WidgetPlaceholder;
}

/** The page has loaded it before it drew anything. */
export function getPlaceholder(): typeof WidgetPlaceholder {
  if (!placeholder) throw new Error('loadPlaceholder comes first');
  return placeholder;
}
