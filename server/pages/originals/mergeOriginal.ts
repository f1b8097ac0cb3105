import { type MergeConflict, mergeLayouts } from '../../../engine/layout/merge/mergeLayouts.ts';
import { migrateLayout } from '../../../engine/layout/migrateLayout.ts';
import { isJsonObject, type Json, type Layout, type Text, type WidgetDefinition } from '../../../schemas/index.ts';
import type { Visit } from '../../sites/visit.ts';
import { checkLayout } from '../layouts/checkLayout.ts';
import { findOriginal } from '../layouts/findOriginal.ts';
import type { LayoutRecord } from '../layouts/layoutStore.ts';
import { layoutUnknown } from '../layouts/layouts.errors.ts';
import type { PageParts } from '../pageParts.ts';

/** A conflict in words. */
export interface ToldConflict {
  id: string;
  kind: MergeConflict['kind'];
  /** The widget, row or column. */
  what: Text;
  property: Text | null;
  ours: string | null;
  theirs: string | null;
}

export interface OfferedMerge {
  version: number;
  conflicts: ToldConflict[];
  layout: Layout;
}

/** What a site's copy of a screen would be together with its original as it is now. */
export async function offerMerge(
  app: PageParts,
  { site, db }: Visit,
  { key, takes = [] }: { key: string; takes?: readonly string[] },
): Promise<OfferedMerge & { original: Layout }> {
  const original = await findOriginal(app, site, key);
  const [row] = await db.query<{
    draft: Layout | null;
    published: Layout | null;
    base: Layout | null;
    version: number;
  }>('select draft, published, base, version from layout where key = $1 and deleted_at is null', [key]);
  const ours = row?.draft ?? row?.published;
  if (!original || !row || !ours) throw layoutUnknown({ key });
  const findDefinition = (type: string) => app.registry.widget(type)?.definition;
  // Properties of different versions of a widget cannot be compared.
  const lift = (layout: Layout) => migrateLayout(layout, findDefinition);
  const sides = { base: lift(row.base ?? original), ours: lift(ours), theirs: lift(original) };
  const { layout, conflicts } = mergeLayouts(sides, new Set(takes));
  const told = conflicts.map((conflict) => tellConflict(conflict, findDefinition));
  return { version: row.version, conflicts: told, layout, original };
}

/** Stores the merged layout as the draft; visitors see it when somebody has looked at it and publishes it. */
export async function mergeOriginal(
  app: PageParts,
  visit: Visit,
  {
    key,
    version,
    takes,
    ...by
  }: { key: string; version: number; takes: readonly string[] } & Pick<
    Parameters<PageParts['layouts']['saveDraft']>[1],
    'userId' | 'logChange'
  >,
): Promise<LayoutRecord> {
  const { layout, original } = await offerMerge(app, visit, { key, takes });
  const draft = { key, version, layout: checkLayout(layout), base: original, isMerged: true, ...by };
  return app.layouts.saveDraft(visit.site.id, draft);
}

const kinds: Record<MergeConflict['part']['kind'], Text> = {
  layout: { th: 'หน้า', en: 'Page' },
  row: { th: 'แถว', en: 'Row' },
  column: { th: 'คอลัมน์', en: 'Column' },
  object: { th: 'วัตถุ', en: 'Object' },
};

function tellConflict(
  { id, kind, part, data, path, ours, theirs }: MergeConflict,
  findDefinition: (type: string) => WidgetDefinition | undefined,
): ToldConflict {
  const type = isJsonObject(data) && typeof data.type === 'string' ? data.type : '';
  const definition = part.kind === 'object' ? findDefinition(type) : undefined;
  const [first, ...rest] = path ?? [];
  const schema = first === undefined ? undefined : definition?.props.properties[first];
  const title = schema?.['x-title'] ?? (first === undefined ? undefined : { th: first, en: first });
  const more = rest.join('.');
  return {
    id,
    kind,
    what: definition?.title ?? kinds[part.kind],
    property: title ? { th: join(title.th, more), en: join(title.en, more) } : null,
    ours: kind === 'value' ? writeShort(ours) : null,
    theirs: kind === 'value' ? writeShort(theirs) : null,
  };
}

const join = (title: string, more: string) => (more === '' ? title : `${title} (${more})`);

const longest = 160;

function writeShort(value: Json | undefined): string {
  const text = isJsonObject(value) && typeof value.th === 'string' ? value.th : value;
  const written = typeof text === 'string' ? text.replace(/<[^>]*>/g, ' ').trim() : JSON.stringify(text);
  if (written === undefined || written === '') return '–';
  return written.length > longest ? `${written.slice(0, longest - 1)}…` : written;
}
