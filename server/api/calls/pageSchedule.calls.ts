import { layoutNewer } from '../../../engine/layout/layout.errors.ts';
import { planPage } from '../../pages/editing/planPage.ts';
import { findPath } from '../../pages/find/findNewPath.ts';
import { formRecordLacks, formRecordRefused, nextUnknown } from '../../pages/forms/forms.errors.ts';
import { isPublished } from '../../pages/layouts/isPublished.ts';
import {
  layoutConflict,
  layoutDead,
  layoutReadsHidden,
  layoutUnknown,
  timePassed,
} from '../../pages/layouts/layouts.errors.ts';
import { listScheduled } from '../../pages/layouts/schedule.ts';
import { requireEditing } from '../../pages/rights/editingRights.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { flag, layoutKey, list, maybe, object, oneOf, stringOf, time } from '../call/fields.ts';

const pageKey = stringOf(130, { pattern: '^page/[^/?#\\s]{1,120}$', example: 'page/about' });
const actions = ['publish', 'unpublish'] as const;

/** Pages that are published or withdrawn at a planned time. */
export const pageScheduleCalls: CallGroup = {
  name: 'PageSchedule',
  title: { th: 'เวลาเผยแพร่ของหน้า', en: 'Times of pages' },
  calls: [
    defineCall({
      id: 'readPublication',
      method: 'get',
      path: '/api/layout/publication',
      summary: { th: 'ที่อยู่ของหน้า และเวลาที่ตั้งไว้', en: 'Where a page stands, and its planned times' },
      who: 'editor',
      keys: 'layout',
      query: { key: layoutKey },
      answer: object({
        path: maybe(stringOf(4000)),
        published: flag,
        planned: list(
          object({ action: oneOf(...actions), at: time, by: maybe(stringOf(64)), refusal: maybe(stringOf(100)) }),
        ),
      }),
      handle: async ({ app, visit, query: { key } }) => {
        requireEditing(visit, key, 'content');
        return {
          data: {
            path: findPath(app, visit, key) ?? null,
            published: await isPublished(app, visit.site, key),
            planned: await listScheduled(visit.db, key),
          },
        };
      },
    }),
    defineCall({
      id: 'planPage',
      method: 'put',
      path: '/api/layout/publication',
      summary: { th: 'ตั้งหรือยกเลิกเวลาเผยแพร่', en: 'Plan when a page is published or taken away, or no longer' },
      who: 'editor',
      audit: { action: 'layout.planned', on: 'layout', id: 'body.key', keeps: ['body.action', 'body.at'] },
      keys: 'layout',
      body: { key: pageKey, action: oneOf(...actions), at: maybe(time) },
      limits: { body: '4kb' },
      answer: object({ key: layoutKey }),
      errors: [
        ...[layoutUnknown, layoutConflict, layoutReadsHidden, layoutNewer, layoutDead, timePassed],
        ...[nextUnknown, formRecordRefused, formRecordLacks],
      ],
      handle: async ({ app, visit, body, logChange }) => {
        requireEditing(visit, body.key, 'publish');
        return { data: await planPage(app, visit, { ...body, logChange }) };
      },
    }),
  ],
};
