import { listObjects } from '../../../engine/layout/walkLayout.ts';
import { type Layout, readText, type SavedBlock, type Text, toText } from '../../../schemas/index.ts';
import type { PluginRegistry } from '../../plugins/pluginRegistry.ts';
import type { Visit } from '../../sites/visit.ts';
import { maySeeDraft } from '../rights/editingRights.ts';
import { blockPrefix } from './blockKey.ts';

type Title = Text | string | null;

interface BlockRow {
  key: string;
  draftTitle: Title;
  publishedTitle: Title;
  isPublished: boolean;
}

interface UserRow {
  key: string;
  draft: Layout | null;
  published: Layout | null;
}

const mostBlocks = 500;

/** The saved blocks of a site by title, with the pages on which each of them stands; of drafts, those that this person may edit. */
export async function listBlocks(visit: Visit, registry: PluginRegistry): Promise<SavedBlock[]> {
  const blocks = await visit.db.query<BlockRow>(
    `select key, coalesce(draft, published) -> 'settings' -> 'title' as "draftTitle",
       published -> 'settings' -> 'title' as "publishedTitle", published is not null as "isPublished"
     from layout where key like $1 and deleted_at is null order by key limit ${mostBlocks}`,
    [`${blockPrefix}%`],
  );
  const shown = blocks.filter(({ key, isPublished }) => isPublished || maySeeDraft(visit, key));
  if (shown.length === 0) return [];
  const users = await listUsers(visit, registry);
  const named = shown.map(({ key, draftTitle, publishedTitle, isPublished }) => {
    const title = maySeeDraft(visit, key) ? draftTitle : publishedTitle;
    const text = title === null || title === '' ? key.slice(blockPrefix.length) : title;
    return { name: key, title: toText(text), isPublished, usedBy: users.get(key) ?? [] };
  });
  return named.toSorted((a, b) => readText(a.title, 'th').localeCompare(readText(b.title, 'th'), 'th'));
}

/** By the key of a block: the layouts that show it, as draft or as published. */
async function listUsers(visit: Visit, registry: PluginRegistry): Promise<Map<string, string[]>> {
  const types = registry.definitions().flatMap(({ type, block }) => (block ? [type] : []));
  const rows = await visit.db.query<UserRow>(
    `select key, draft, published from layout where deleted_at is null
       and exists (select from unnest($1::text[]) as type where position('"' || type || '"' in
         coalesce(draft::text, '') || coalesce(published::text, '')) > 0)`,
    [types],
  );
  const users = new Map<string, string[]>();
  for (const { key, draft, published } of rows) {
    const layouts = [maySeeDraft(visit, key) ? draft : null, published].filter((layout) => layout !== null);
    for (const block of new Set(layouts.flatMap((layout) => listShown(layout, registry))))
      users.set(block, [...(users.get(block) ?? []), key]);
  }
  return users;
}

function listShown(layout: Layout, registry: PluginRegistry): string[] {
  return listObjects(layout).flatMap((object) => {
    const definition = registry.widget(object.type)?.definition;
    return (definition?.block && definition.includes?.(object)) ?? [];
  });
}
