import type { WidgetDefinition } from '../../schemas/index.ts';
import type { CatalogEntry } from '../document/catalog/catalog.ts';

/** A widget of the catalog, for tests that draw nothing. */
export function buildEntry(type: string, more: Partial<WidgetDefinition> = {}): CatalogEntry {
  return {
    definition: {
      type,
      title: { th: type, en: type },
      icon: '',
      category: 'form',
      version: 1,
      hydrate: 'never',
      props: { type: 'object', properties: {} },
      ...more,
    },
    asset: { src: 'x', view: 'X', css: [], imports: [], hydrate: 'never', version: 1 },
  };
}
