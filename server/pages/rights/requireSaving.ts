import { isContentChange } from '../../../engine/layout/isContentChange.ts';
import { migrateLayout } from '../../../engine/layout/migrateLayout.ts';
import type { Layout } from '../../../schemas/index.ts';
import type { Visit } from '../../sites/visit.ts';
import { layoutContentOnly } from '../layouts/layouts.errors.ts';
import { openLayout } from '../layouts/openLayout.ts';
import type { PageParts } from '../pageParts.ts';
import { readEditingLevel, requireEditing } from './editingRights.ts';

/** Refuses a draft that its author may not save: some may change texts, pictures and links, and nothing else. */
export async function requireSaving(
  app: PageParts,
  visit: Visit,
  { key, layout }: { key: string; layout: Layout },
): Promise<void> {
  requireEditing(visit, key, 'content');
  if (readEditingLevel(visit, key) !== 'content') return;
  const stored = await openLayout(app, visit.site, key);
  const findDefinition = (type: string) => app.registry.widget(type)?.definition;
  const before = stored.draft ?? stored.published;
  if (!before || !isContentChange(before, migrateLayout(layout, findDefinition), findDefinition))
    throw layoutContentOnly();
}
