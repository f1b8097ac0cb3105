import { layoutUnknown } from '../../pages/layouts/layouts.errors.ts';
import { openLayout } from '../../pages/layouts/openLayout.ts';
import { previewUnknown, tooManyPreviews } from '../../pages/preview/preview.errors.ts';
import { createPreviewLink, listPreviewLinks, revokePreviewLink } from '../../pages/preview/previewLinks.ts';
import { listPreviewRoles } from '../../pages/preview/previewRoles.ts';
import { requireEditing } from '../../pages/rights/editingRights.ts';
import { requireEditor, requirePerson } from '../../sites/guards.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { layoutKey, list, maybe, nothing, object, oneOf, string, time, words } from '../call/fields.ts';

const hoursOf = { day: 24, week: 7 * 24, month: 30 * 24 };

/** Drafts as others would see them. */
export const layoutPreviewCalls: CallGroup = {
  name: 'Layout preview',
  title: { th: 'ตัวอย่างหน้าก่อนเผยแพร่', en: 'Previews of drafts' },
  calls: [
    defineCall({
      id: 'listLayoutPreviews',
      method: 'get',
      path: '/api/layout/previews',
      summary: {
        th: 'บทบาทที่ใช้ดูตัวอย่างได้ และลิงก์ที่ยังใช้ได้',
        en: 'The roles as which one may look at drafts, and the links of one that still work',
      },
      who: 'editor',
      query: { key: layoutKey },
      answer: object({
        roles: list(object({ id: string, title: words })),
        links: list(object({ id: string, key: layoutKey, createdAt: time, expiresAt: time, by: maybe(string) })),
      }),
      handle: async ({ app, visit, query }) => {
        const session = requirePerson({ session: requireEditor(visit) });
        requireEditing(visit, query.key, 'content');
        const [roles, links] = await Promise.all([
          listPreviewRoles(app, { ...visit, session }),
          listPreviewLinks(visit.db, query.key),
        ]);
        return { data: { roles, links } };
      },
    }),
    defineCall({
      id: 'createLayoutPreview',
      method: 'post',
      path: '/api/layout/previews',
      summary: { th: 'ทำลิงก์ตัวอย่างสำหรับผู้ที่ไม่มีบัญชี', en: 'Make a link to a draft for people without an account' },
      who: 'editor',
      audit: { action: 'layout.preview_shared', on: 'layout', id: 'body.key', keeps: ['data.expiresAt'] },
      body: { key: layoutKey, lasts: oneOf('day', 'week', 'month') },
      limits: { body: '16kb' },
      answer: object({ id: string, path: string, expiresAt: time }),
      errors: [layoutUnknown, tooManyPreviews],
      handle: async ({ app, visit, session, body, logChange }) => {
        requireEditing(visit, body.key, 'content');
        await openLayout(app, visit.site, body.key);
        const link = { key: body.key, hours: hoursOf[body.lasts], session: requirePerson({ session }) };
        return { data: await createPreviewLink(visit.db, link, logChange) };
      },
    }),
    defineCall({
      id: 'revokeLayoutPreview',
      method: 'delete',
      path: '/api/layout/previews/:id',
      summary: { th: 'ยกเลิกลิงก์ตัวอย่าง', en: 'Revoke a link to a draft' },
      who: 'editor',
      audit: { action: 'layout.preview_revoked', on: 'layout', id: 'params.id' },
      answer: nothing,
      errors: [previewUnknown],
      handle: async ({ visit, params, logChange }) => {
        const requireAllowed = (key: string) => requireEditing(visit, key, 'content');
        await revokePreviewLink(visit.db, { id: params.id, requireAllowed }, logChange);
        return { data: null };
      },
    }),
  ],
};
