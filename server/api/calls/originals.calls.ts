import { layoutNewer } from '../../../engine/layout/layout.errors.ts';
import { findOriginal } from '../../pages/layouts/findOriginal.ts';
import { layoutConflict, layoutInvalid, layoutUnknown } from '../../pages/layouts/layouts.errors.ts';
import { trashLayout } from '../../pages/layouts/moveLayout.ts';
import { forgetPublisher } from '../../pages/layouts/publishersOf.ts';
import { listScreenLayouts } from '../../pages/originals/listScreenLayouts.ts';
import { mergeOriginal, offerMerge } from '../../pages/originals/mergeOriginal.ts';
import { requireEditing } from '../../pages/rights/editingRights.ts';
import { readAuthors } from '../../sites/visit.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { flag, layout, layoutKey, list, maybe, object, oneOf, string, textOf, version, words } from '../call/fields.ts';

/** Screens that plugins ship or that are written for collections, and what a site made of them. */
export const originalCalls: CallGroup = {
  name: 'Original',
  title: { th: 'หน้าจอและต้นฉบับ', en: 'Screens and their originals' },
  calls: [
    defineCall({
      id: 'listScreenLayouts',
      method: 'get',
      path: '/api/originals',
      summary: {
        th: 'หน้าจอทั้งหมด หน้าใดแก้ไขแล้ว และต้นฉบับใดมีรุ่นใหม่',
        en: 'All screens: which of them the site changed, and which have a new original',
      },
      who: 'editor',
      asked: true,
      keys: 'layouts',
      answer: list(
        object({
          key: layoutKey,
          title: words,
          path: maybe(string),
          kind: oneOf('shipped', 'list', 'dashboard', 'board', 'form', 'detail'),
          state: oneOf('original', 'changed', 'news'),
          isPublished: flag,
          version,
        }),
      ),
      handle: async ({ app, visit }) => ({ data: await listScreenLayouts(app, visit) }),
    }),
    defineCall({
      id: 'readMerge',
      method: 'get',
      path: '/api/originals/merge',
      summary: {
        th: 'หน้าจอที่แก้ไขเมื่อรวมกับต้นฉบับรุ่นใหม่ และจุดที่ขัดกัน',
        en: 'A changed screen together with its new original, and where they conflict',
      },
      who: 'editor',
      keys: 'layout',
      query: { key: layoutKey },
      answer: object({
        version,
        layout,
        conflicts: list(
          object({
            id: string,
            kind: oneOf('value', 'removedThere', 'removedHere', 'moved'),
            what: words,
            property: maybe(words),
            ours: maybe(string),
            theirs: maybe(string),
          }),
        ),
      }),
      errors: [layoutUnknown, layoutNewer],
      handle: async ({ app, visit, query }) => {
        requireEditing(visit, query.key, 'content');
        const { original: _original, ...offer } = await offerMerge(app, visit, query);
        return { data: offer };
      },
    }),
    defineCall({
      id: 'mergeOriginal',
      method: 'post',
      path: '/api/originals/merge',
      summary: {
        th: 'รวมหน้าจอที่แก้ไขกับต้นฉบับรุ่นใหม่เป็นฉบับร่าง',
        en: 'Merge a changed screen with its new original into a draft',
      },
      who: 'editor',
      audit: { action: 'layout.merged', on: 'layout', id: 'body.key', keeps: ['data.version'] },
      keys: 'layout',
      body: { key: layoutKey, version, 'takes?': list(textOf(300)) },
      limits: { body: '256kb' },
      answer: object({ key: layoutKey, version }),
      errors: [layoutUnknown, layoutNewer, layoutConflict, layoutInvalid],
      handle: async ({ app, visit, session, body: { key, version: from, takes = [] }, logChange }) => {
        requireEditing(visit, key, 'layout');
        const change = { key, version: from, takes, userId: readAuthors(session).by, logChange };
        const { version: next } = await mergeOriginal(app, visit, change);
        return { data: { key, version: next } };
      },
    }),
    defineCall({
      id: 'restoreOriginal',
      method: 'post',
      path: '/api/originals/restore',
      summary: {
        th: 'กลับไปใช้ต้นฉบับ ฉบับที่แก้ไขนำกลับมาได้จากรายการที่ลบแล้ว',
        en: 'Go back to the original; the changed screen can be brought back from what was deleted',
      },
      who: 'editor',
      audit: { action: 'layout.reset', on: 'layout', id: 'body.key' },
      keys: 'layout',
      body: { key: layoutKey },
      limits: { body: '4kb' },
      answer: object({ key: layoutKey }),
      errors: [layoutUnknown],
      handle: async ({ app, visit, body: { key }, logChange }) => {
        requireEditing(visit, key, 'publish');
        const { site } = visit;
        if (!(await findOriginal(app, site, key))) throw layoutUnknown({ key });
        const data = await app.layouts.move(site.id, (db) => trashLayout(db, key, { logChange }));
        forgetPublisher(app.db, site.id, key);
        return { data };
      },
    }),
  ],
};
