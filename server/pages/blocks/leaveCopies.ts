import { randomUUID } from 'node:crypto';
import { copyBlock } from '../../../engine/layout/copyBlock.ts';
import { mapObjects } from '../../../engine/layout/mapObjects.ts';
import type { Layout } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { PluginRegistry } from '../../plugins/pluginRegistry.ts';
import { blockPrefix } from './blockKey.ts';

interface Stored {
  key: string;
  draft: Layout | null;
  published: Layout | null;
}

/**
 * Puts a copy of a saved block wherever it stands, in drafts and in what visitors see: the block may then be deleted
 * and no page loses anything. A block behind a gate leaves none: its copies would be open to everybody.
 */
export async function leaveCopies(tx: TenantDb, registry: PluginRegistry, key: string): Promise<void> {
  const [block] = await tx.query<Stored>('select key, draft, published from layout where key = $1 for update', [key]);
  const shown = block?.published;
  if (!shown || shown.settings?.locked || shown.settings?.authen) return;
  const users = await tx.query<Stored>(
    `select key, draft, published from layout where key <> $1 and position($2 in
       coalesce(draft::text, '') || coalesce(published::text, '')) > 0 for update`,
    [key, JSON.stringify(key.slice(blockPrefix.length))],
  );
  for (const user of users) {
    const [draft, published] = [user.draft, user.published].map(
      (layout) => layout && putCopies(layout, { registry, key, shown }),
    );
    if (draft === user.draft && published === user.published) continue;
    // The version grows, so that a builder that has the page open does not put the block back.
    await tx.run(
      'update layout set draft = $2, published = $3, version = version + 1, updated_at = now() where key = $1',
      [user.key, draft && JSON.stringify(draft), published && JSON.stringify(published)],
    );
  }
}

function putCopies(
  layout: Layout,
  { registry, key, shown }: { registry: PluginRegistry; key: string; shown: Layout },
): Layout {
  const findDefinition = (type: string) => registry.widget(type)?.definition;
  let isChanged = false;
  const rows = mapObjects(layout.rows, (object) => {
    const definition = findDefinition(object.type);
    if (!definition?.block || definition.includes?.(object) !== key) return object;
    isChanged = true;
    return copyBlock(object, definition, shown, { findDefinition, createId: () => randomUUID() });
  });
  return isChanged ? { ...layout, rows } : layout;
}
