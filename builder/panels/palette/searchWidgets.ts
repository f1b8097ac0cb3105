import { besideText, rankText } from '../../../runtime/staff/rankText.ts';
import type { WidgetCategory, WidgetDefinition } from '../../../schemas/index.ts';
import type { Catalog } from '../../document/catalog/catalog.ts';

const order: WidgetCategory[] = ['content', 'structure', 'form', 'navigation', 'data', 'commerce', 'academy', 'shell'];

export interface PaletteGroup {
  category: WidgetCategory;
  widgets: WidgetDefinition[];
}

/**
 * The widgets of plugins that are on whose title (in either language), type or description contains every word of the query, by category; what is
 * called so stands before what only mentions it.
 */
export function searchWidgets(catalog: Catalog, query: string): PaletteGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = catalog.entries
    .filter(({ definition, off }) => !definition.internal && !off && hasEvery(readWords(definition), words))
    .map(({ definition }) => definition);
  const distance = ({ title: { th, en } }: WidgetDefinition) =>
    Math.min(besideText, ...[th, en, `${th} ${en}`].map((name) => rankText(name, words)));
  const rank = ({ common }: WidgetDefinition) => (common ? 0 : 1);
  const sorted = found.toSorted((one, other) => distance(one) - distance(other) || rank(one) - rank(other));
  const nearest = ({ widgets: [first] }: PaletteGroup) => (first ? distance(first) : 0);
  return order
    .map((category) => ({ category, widgets: sorted.filter((definition) => definition.category === category) }))
    .filter(({ widgets }) => widgets.length > 0)
    .toSorted((one, other) => nearest(one) - nearest(other));
}

function hasEvery(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

function readWords({ type, title, description, aliases = [] }: WidgetDefinition): string {
  return [type, title.th, title.en, description?.th, description?.en, ...aliases].join(' ').toLowerCase();
}
