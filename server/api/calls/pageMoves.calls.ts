import { isBlockKey } from '../../pages/blocks/blockKey.ts';
import { leaveCopies } from '../../pages/blocks/leaveCopies.ts';
import { layoutTaken, layoutUnknown } from '../../pages/layouts/layouts.errors.ts';
import {
  listTrashed,
  renameLayout,
  restoreLayout,
  trashLayout,
  unpublishLayout,
} from '../../pages/layouts/moveLayout.ts';
import { forgetPublisher } from '../../pages/layouts/publishersOf.ts';
import { maySeeDraft, requireEditing } from '../../pages/rights/editingRights.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { layoutKey, list, maybe, object, stringOf, time, words } from '../call/fields.ts';

/** A page or popup that a site made; not the screens of plugins. */
const pageKey = stringOf(130, { pattern: '^(page|popup)/[^/?#\\s]{1,120}$', example: 'page/about' });
/** What can be deleted: a page, a popup, or a saved block. */
const ownKey = stringOf(130, { pattern: '^(page|popup|block)/[^/?#\\s]{1,120}$', example: 'page/about' });
const trashKey = stringOf(60, {
  pattern: '^trash/[0-9a-f-]{36}$',
  example: 'trash/0b8e6d2c-2f0b-4a9f-8d53-3a8c1f0f6a11',
});
const moved = object({ key: layoutKey });

/** What becomes of pages beside their content: another name, taken away from visitors, deleted, brought back. */
export const pageMoveCalls: CallGroup = {
  name: 'PageMove',
  title: { th: 'จัดการหน้าเว็บ', en: 'Pages: names, unpublishing, trash' },
  calls: [
    defineCall({
      id: 'unpublishPage',
      method: 'post',
      path: '/api/pages/unpublish',
      summary: { th: 'เลิกเผยแพร่หน้า', en: 'Take a page away from visitors' },
      who: 'editor',
      audit: { action: 'layout.unpublished', on: 'layout', id: 'body.key' },
      keys: 'layout',
      body: { key: pageKey },
      limits: { body: '4kb' },
      answer: moved,
      errors: [layoutUnknown],
      handle: async ({ app, visit, body, logChange }) => {
        requireEditing(visit, body.key, 'publish');
        const { site } = visit;
        const data = await app.layouts.move(site.id, (db) => unpublishLayout(db, body.key, logChange));
        forgetPublisher(app.db, site.id, body.key);
        return { data };
      },
    }),
    defineCall({
      id: 'renamePage',
      method: 'post',
      path: '/api/pages/rename',
      summary: { th: 'เปลี่ยนชื่อในที่อยู่ของหน้า', en: 'Give a page another address' },
      who: 'editor',
      audit: { action: 'layout.renamed', on: 'layout', id: 'body.key', keeps: ['body.to'] },
      keys: 'layout',
      body: { key: pageKey, to: pageKey },
      limits: { body: '4kb' },
      answer: moved,
      errors: [layoutUnknown, layoutTaken],
      handle: async ({ app, visit, body, logChange }) => {
        for (const key of [body.key, body.to]) requireEditing(visit, key, 'publish');
        const { site } = visit;
        const data = await app.layouts.move(site.id, (db) => renameLayout(db, body, logChange));
        for (const key of [body.key, body.to]) forgetPublisher(app.db, site.id, key);
        return { data };
      },
    }),
    defineCall({
      id: 'trashPage',
      method: 'post',
      path: '/api/pages/trash',
      summary: {
        th: 'ลบหน้าหรือบล็อก นำกลับมาได้ หน้าที่ใช้บล็อกเก็บสำเนาไว้',
        en: 'Delete a page or a saved block, which can be brought back; pages keep a copy of the block',
      },
      who: 'editor',
      audit: { action: 'layout.deleted', on: 'layout', id: 'body.key' },
      keys: 'layout',
      body: { key: ownKey },
      limits: { body: '4kb' },
      answer: moved,
      errors: [layoutUnknown],
      handle: async ({ app, visit, body, logChange }) => {
        requireEditing(visit, body.key, 'publish');
        const { site } = visit;
        const before = isBlockKey(body.key)
          ? (tx: TenantDb) => leaveCopies(tx, { app, site, key: body.key })
          : undefined;
        const data = await app.layouts.move(site.id, (db) => trashLayout(db, body.key, { logChange, before }));
        forgetPublisher(app.db, site.id, body.key);
        return { data };
      },
    }),
    defineCall({
      id: 'listTrashedPages',
      method: 'get',
      path: '/api/pages/trash',
      summary: { th: 'หน้าที่ลบแล้ว', en: 'Pages that were deleted' },
      who: 'editor',
      asked: true,
      keys: 'layouts',
      answer: list(object({ key: layoutKey, formerKey: layoutKey, title: maybe(words), deletedAt: time })),
      handle: async ({ visit }) => ({
        data: (await listTrashed(visit.db)).filter(({ formerKey }) => maySeeDraft(visit, formerKey)),
      }),
    }),
    defineCall({
      id: 'restorePage',
      method: 'post',
      path: '/api/pages/restore',
      summary: { th: 'นำหน้าที่ลบกลับมาเป็นฉบับร่าง', en: 'Bring a deleted page back as a draft' },
      who: 'editor',
      audit: { action: 'layout.restored', on: 'layout', id: 'data.key' },
      keys: 'layout',
      body: { key: trashKey },
      limits: { body: '4kb' },
      answer: moved,
      errors: [layoutUnknown, layoutTaken],
      handle: async ({ app, visit, body, logChange }) => {
        const refuse = (formerKey: string) => requireEditing(visit, formerKey, 'layout');
        const restoring = { refuse, logChange };
        return { data: await app.layouts.move(visit.site.id, (db) => restoreLayout(db, body.key, restoring)) };
      },
    }),
  ],
};
