import { defineProps } from './defineProps.ts';
import type { WidgetDefinition } from './widget.ts';

type Chosen = 'category' | 'version' | 'internal' | 'hydrate' | 'props';

/** A widget that only layouts of its own plugin use: a whole screen, which is not in the palette. */
export function defineScreenWidget(
  definition: Omit<WidgetDefinition, Chosen> & Partial<Pick<WidgetDefinition, Chosen>>,
): WidgetDefinition {
  return { category: 'shell', version: 1, internal: true, hydrate: 'load', props: defineProps({}), ...definition };
}
