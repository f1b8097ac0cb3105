import type { WidgetCategory, WidgetDefinition } from '../../../schemas/index.ts';
import type { Catalog } from '../../document/catalog/catalog.ts';

const order: WidgetCategory[] = ['content', 'structure', 'form', 'navigation', 'data', 'commerce', 'academy', 'shell'];

export interface PaletteGroup {
  category: WidgetCategory;
  widgets: WidgetDefinition[];
}

/** The widgets whose title (in either language), type or description contains every word of the query, by category. */
export function searchWidgets(catalog: Catalog, query: string): PaletteGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = catalog.entries
    .map(({ definition }) => definition)
    .filter((definition) => !definition.internal && words.every((word) => readWords(definition).includes(word)));
  return order
    .map((category) => ({ category, widgets: found.filter((definition) => definition.category === category) }))
    .filter(({ widgets }) => widgets.length > 0);
}

function readWords({ type, title, description, aliases = [] }: WidgetDefinition): string {
  return [type, title.th, title.en, description?.th, description?.en, ...aliases].join(' ').toLowerCase();
}
