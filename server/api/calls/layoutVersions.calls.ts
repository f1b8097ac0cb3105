import { layoutNewer } from '../../../engine/layout/layout.errors.ts';
import { openVersion } from '../../pages/editing/openVersion.ts';
import { findOriginal } from '../../pages/layouts/findOriginal.ts';
import { versionUnknown } from '../../pages/layouts/layouts.errors.ts';
import { listVersions, nameVersion } from '../../pages/layouts/layoutVersions.ts';
import { requireEditing } from '../../pages/rights/editingRights.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import {
  flag,
  layout,
  layoutKey,
  list,
  map,
  maybe,
  object,
  paging,
  position,
  readPage,
  string,
  textOf,
  time,
  version,
} from '../call/fields.ts';

/** The published versions of a layout: a restored one is an edit of the draft like any other. */
export const layoutVersionCalls: CallGroup = {
  name: 'Layout version',
  title: { th: 'ประวัติของหน้า', en: 'Versions of pages' },
  calls: [
    defineCall({
      id: 'listLayoutVersions',
      method: 'get',
      path: '/api/layout/versions',
      summary: { th: 'ฉบับที่เคยเผยแพร่ ใหม่สุดก่อน', en: 'The versions that were published, the latest first' },
      who: 'editor',
      asked: true,
      keys: 'layout',
      query: { key: layoutKey, ...paging },
      answer: object({
        versions: list(
          object({
            version,
            publishedAt: time,
            by: maybe(string),
            role: maybe(string),
            name: maybe(string),
            isCurrent: flag,
          }),
        ),
        hasOriginal: flag,
      }),
      handle: async ({ app, visit, query }) => {
        requireEditing(visit, query.key, 'content');
        const versions = await listVersions(visit.db, { key: query.key, ...readPage(query) });
        return { data: { versions, hasOriginal: (await findOriginal(app, visit.site, query.key)) !== undefined } };
      },
    }),
    defineCall({
      id: 'readLayoutVersion',
      method: 'get',
      path: '/api/layout/version',
      summary: {
        th: 'ฉบับหนึ่งและสิ่งที่จะแสดง ฉบับ 0 คือต้นฉบับของปลั๊กอิน',
        en: 'One version and what it would show; version 0 is the original of the plugin',
      },
      parameters: { version: { th: 'หมายเลขของเวอร์ชัน', en: 'Number of the version' } },
      who: 'editor',
      keys: 'layout',
      query: { key: layoutKey, version },
      answer: object({ layout, shown: object({ rows: list(map), data: map, widgets: map }) }),
      errors: [versionUnknown, layoutNewer],
      handle: async ({ app, visit, query }) => {
        requireEditing(visit, query.key, 'content');
        return { data: await openVersion(app, visit, query) };
      },
    }),
    defineCall({
      id: 'nameLayoutVersion',
      method: 'put',
      path: '/api/layout/version',
      summary: { th: 'ตั้งชื่อฉบับ', en: 'Name a version' },
      who: 'editor',
      audit: { action: 'layout.version_named', on: 'layout', id: 'body.key', keeps: ['data.version', 'data.name'] },
      keys: 'layout',
      body: { key: layoutKey, version: position, name: maybe(textOf(80)) },
      limits: { body: '16kb' },
      answer: object({ key: layoutKey, version, name: maybe(string) }),
      errors: [versionUnknown],
      handle: async ({ visit, body, logChange }) => {
        requireEditing(visit, body.key, 'content');
        return { data: await nameVersion(visit.db, body, logChange) };
      },
    }),
  ],
};
