import { randomUUID } from 'node:crypto';
import { copyBlock } from '../../../engine/layout/blocks/copyBlock.ts';
import { mapObjects } from '../../../engine/layout/mapObjects.ts';
import type { FindDefinition } from '../../../engine/layout/migrateLayout.ts';
import { dropActs } from '../../../engine/layout/reading/dropActs.ts';
import { mayActThrough } from '../../../engine/people/rankRole.ts';
import type { Layout, Site } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { LayoutParts } from '../layouts/layoutParts.ts';
import { publishersOf } from '../layouts/publishersOf.ts';
import { blockPrefix } from './blockKey.ts';

interface Stored {
  key: string;
  draft: Layout | null;
  published: Layout | null;
}

/**
 * Puts a copy of a saved block wherever it stands, in drafts and in what visitors see: the block may then be deleted
 * and no page loses anything. A block behind a gate leaves none: its copies would be open to everybody. A copy counts as published
 * by whoever published its page: what acts in the name of its reader stays only where the block's publisher is no lower.
 */
export async function leaveCopies(
  tx: TenantDb,
  { app, site, key }: { app: Pick<LayoutParts, 'db' | 'registry'>; site: Site; key: string },
): Promise<void> {
  const [block] = await tx.query<Stored>('select key, draft, published from layout where key = $1 for update', [key]);
  const shown = block?.published;
  if (!shown || shown.settings?.locked || shown.settings?.authen) return;
  const users = await tx.query<Stored>(
    `select key, draft, published from layout where key <> $1 and position($2 in
       coalesce(draft::text, '') || coalesce(published::text, '')) > 0 for update`,
    [key, JSON.stringify(key.slice(blockPrefix.length))],
  );
  if (users.length === 0) return;
  const findDefinition: FindDefinition = (type) => app.registry.widget(type)?.definition;
  const authors = await publishersOf(app, site, [key]);
  for (const user of users) {
    const [holder] = await publishersOf(app, site, [user.key]);
    const isTrusted = authors.every((author) => mayActThrough(author, holder?.role ?? 'root'));
    const left = isTrusted ? shown : dropActs(shown, findDefinition);
    const [draft, published] = [user.draft, user.published].map(
      (layout) => layout && putCopies(layout, { findDefinition, key, shown: left }),
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
  { findDefinition, key, shown }: { findDefinition: FindDefinition; key: string; shown: Layout },
): Layout {
  let isChanged = false;
  const rows = mapObjects(layout.rows, (object) => {
    const definition = findDefinition(object.type);
    if (!definition?.block || definition.includes?.(object) !== key) return object;
    isChanged = true;
    return copyBlock(object, definition, shown, { findDefinition, createId: () => randomUUID() });
  });
  return isChanged ? { ...layout, rows } : layout;
}
