import { type Layout, privateFormSettings } from '../../../schemas/index.ts';
import { mapObjects } from '../mapObjects.ts';
import type { FindDefinition } from '../migrateLayout.ts';
import { listForms } from './formBlock.ts';

/** The layout without the settings of its forms that are not meant for those who fill them in. */
export function hideFormSettings(layout: Layout, findDefinition: FindDefinition): Layout {
  if (layout.kind === 'form') return { ...layout, settings: withoutPrivate(layout.settings) };
  // Most pages have no form and return here.
  if (listForms(layout, findDefinition).length === 0) return layout;
  const rows = mapObjects(layout.rows, (object) =>
    findDefinition(object.type)?.form === 'sent' ? { ...object, settings: withoutPrivate(object.settings) } : object,
  );
  return { ...layout, rows };
}

function withoutPrivate(settings: unknown): { [name: string]: unknown } {
  return Object.fromEntries(Object.entries(settings ?? {}).filter(([name]) => !privateFormSettings.includes(name)));
}
