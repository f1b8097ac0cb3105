import { listObjects } from '../../../engine/layout/walkLayout.ts';
import { type Layout, readText, type SavedBlock, type Text, toText } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { PluginRegistry } from '../../plugins/pluginRegistry.ts';
import { blockPrefix } from './blockKey.ts';

interface BlockRow {
  key: string;
  title: Text | string | null;
  published: boolean;
}

interface UserRow {
  key: string;
  layouts: Layout[];
}

const mostBlocks = 500;

/** The saved blocks of a site by title, with the pages on which each of them stands. */
export async function listBlocks(db: TenantDb, registry: PluginRegistry): Promise<SavedBlock[]> {
  const blocks = await db.query<BlockRow>(
    `select key, coalesce(draft, published) -> 'settings' -> 'title' as title, published is not null as published
     from layout where key like $1 and deleted_at is null order by key limit ${mostBlocks}`,
    [`${blockPrefix}%`],
  );
  if (blocks.length === 0) return [];
  const users = await listUsers(db, registry);
  const named = blocks.map(({ key, title, published }) => {
    const text = title === null || title === '' ? key.slice(blockPrefix.length) : title;
    return { name: key, title: toText(text), isPublished: published, usedBy: users.get(key) ?? [] };
  });
  return named.toSorted((a, b) => readText(a.title, 'th').localeCompare(readText(b.title, 'th'), 'th'));
}

/** By the key of a block: the layouts that show it, as draft or as published. */
async function listUsers(db: TenantDb, registry: PluginRegistry): Promise<Map<string, string[]>> {
  const types = registry.definitions().flatMap(({ type, block }) => (block ? [type] : []));
  const rows = await db.query<UserRow>(
    `select key, json_build_array(coalesce(draft, published), coalesce(published, draft)) as layouts
     from layout where deleted_at is null
       and exists (select from unnest($1::text[]) as type where position('"' || type || '"' in
         coalesce(draft::text, '') || coalesce(published::text, '')) > 0)`,
    [types],
  );
  const users = new Map<string, string[]>();
  for (const { key, layouts } of rows)
    for (const block of new Set(layouts.flatMap((layout) => listShown(layout, registry))))
      users.set(block, [...(users.get(block) ?? []), key]);
  return users;
}

function listShown(layout: Layout, registry: PluginRegistry): string[] {
  return listObjects(layout).flatMap((object) => {
    const definition = registry.widget(object.type)?.definition;
    return (definition?.block && definition.includes?.(object)) ?? [];
  });
}
