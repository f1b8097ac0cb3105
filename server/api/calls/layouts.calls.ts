import { layoutNewer } from '../../../engine/layout/layout.errors.ts';
import { editingLevels } from '../../../schemas/index.ts';
import { listBlocks } from '../../pages/blocks/listBlocks.ts';
import { listPlaces } from '../../pages/editing/listPlaces.ts';
import { listWidgets } from '../../pages/editing/listWidgets.ts';
import { loadDraft } from '../../pages/editing/loadDraft.ts';
import { publishLayout } from '../../pages/editing/publishLayout.ts';
import { formRecordLacks, formRecordRefused, nextUnknown } from '../../pages/forms/forms.errors.ts';
import { checkLayout } from '../../pages/layouts/checkLayout.ts';
import { findOriginal } from '../../pages/layouts/findOriginal.ts';
import {
  layoutConflict,
  layoutContentOnly,
  layoutDead,
  layoutInvalid,
  layoutReadsHidden,
  layoutUnknown,
} from '../../pages/layouts/layouts.errors.ts';
import { openLayout } from '../../pages/layouts/openLayout.ts';
import { setPageLock } from '../../pages/lock/setPageLock.ts';
import { listReadyMade } from '../../pages/readyMade/listReadyMade.ts';
import { readReadyMade } from '../../pages/readyMade/readReadyMade.ts';
import { readyMadeUnknown } from '../../pages/readyMade/readyMade.errors.ts';
import { readEditingLevel, requireEditing } from '../../pages/rights/editingRights.ts';
import { listLayouts } from '../../pages/rights/listLayouts.ts';
import { requireSaving } from '../../pages/rights/requireSaving.ts';
import { pageUnknown } from '../../platform/errors/httpErrors.ts';
import { listAudit } from '../../sites/audit/listAudit.ts';
import { readAuthors } from '../../sites/visit.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import {
  count,
  flag,
  layout,
  layoutKey,
  list,
  map,
  maybe,
  object,
  oneOf,
  paging,
  password,
  readPage,
  string,
  textOf,
  time,
  version,
  whole,
  words,
} from '../call/fields.ts';

const storedFields = {
  key: layoutKey,
  draft: maybe(layout),
  published: maybe(layout),
  version: count,
  publishedVersion: maybe(whole),
  updated_at: maybe(time),
};
const storedLayout = object(storedFields);
const title = maybe(words);

/** Calls of the builder: the layouts it edits, the available widgets, and the data of drafts. */
export const layoutCalls: CallGroup = {
  name: 'Layout',
  title: { th: 'การแก้ไขหน้า', en: 'Editing of pages' },
  calls: [
    defineCall({
      id: 'listLayouts',
      method: 'get',
      path: '/api/layouts',
      summary: { th: 'เลย์เอาต์ที่เว็บไซต์เก็บไว้', en: 'Layouts that the site stored' },
      who: 'editor',
      keys: 'layouts',
      answer: list(
        object({
          ...{ key: layoutKey, title, version: count, publishedVersion: maybe(whole), updated_at: maybe(time) },
          may: oneOf(...editingLevels),
        }),
      ),
      handle: async ({ app, visit }) => ({ data: await listLayouts(app, visit) }),
    }),
    defineCall({
      id: 'readLayout',
      method: 'get',
      path: '/api/layout',
      summary: { th: 'ฉบับร่างและฉบับเผยแพร่', en: 'A layout: draft and published' },
      who: 'editor',
      keys: 'layout',
      query: { key: layoutKey },
      answer: object({ ...storedFields, may: oneOf(...editingLevels) }),
      errors: [layoutUnknown, layoutNewer],
      handle: async ({ app, visit, query: { key } }) => {
        requireEditing(visit, key, 'content');
        return { data: { ...(await openLayout(app, visit.site, key)), may: readEditingLevel(visit, key) } };
      },
    }),
    defineCall({
      id: 'listLayoutHistory',
      method: 'get',
      path: '/api/layout/history',
      summary: { th: 'ใครแก้ไขและเผยแพร่เมื่อใด', en: 'Who changed and published a layout, and when' },
      who: 'editor',
      keys: 'layout',
      query: { key: layoutKey, ...paging },
      answer: list(
        object({
          at: time,
          action: string,
          actorId: maybe(string),
          actor: maybe(string),
          onBehalfOf: maybe(string),
          'version?': whole,
        }),
      ),
      handle: async ({ visit, query }) => {
        requireEditing(visit, query.key, 'content');
        const about = { targetKinds: ['layout', 'page'], targetId: query.key, language: visit.language };
        const entries = await listAudit(visit.db, { ...about, ...readPage(query) });
        return {
          data: entries.map(({ at, action, actorId, actor, onBehalfOf, changes }) => ({
            at,
            action,
            actorId,
            actor,
            onBehalfOf,
            version: changes.version,
          })),
        };
      },
    }),
    defineCall({
      id: 'saveLayout',
      method: 'put',
      path: '/api/layout',
      summary: { th: 'บันทึกฉบับร่าง', en: 'Save the draft' },
      who: 'editor',
      audit: { action: 'layout.saved', on: 'layout', id: 'body.key', keeps: ['data.version'] },
      keys: 'layout',
      body: { key: layoutKey, layout, version },
      limits: { body: '6mb' },
      answer: storedLayout,
      errors: [layoutInvalid, layoutConflict, layoutUnknown, layoutNewer, layoutContentOnly],
      handle: async ({ app, visit, session, body, logChange }) => {
        const layout = checkLayout(body.layout);
        await requireSaving(app, visit, { key: body.key, layout });
        const base = await findOriginal(app, visit.site, body.key);
        const draft = { ...body, layout, userId: readAuthors(session).by, base, logChange };
        return { data: await app.layouts.saveDraft(visit.site.id, draft) };
      },
    }),
    defineCall({
      id: 'publishLayout',
      method: 'post',
      path: '/api/layout/publish',
      summary: { th: 'เผยแพร่ฉบับร่าง', en: 'Publish the draft' },
      who: 'editor',
      audit: { action: 'layout.published', on: 'layout', id: 'body.key', keeps: ['data.version'] },
      keys: 'layout',
      body: { key: layoutKey, version },
      answer: storedLayout,
      errors: [
        layoutUnknown,
        layoutConflict,
        layoutReadsHidden,
        layoutNewer,
        layoutDead,
        nextUnknown,
        formRecordRefused,
        formRecordLacks,
      ],
      handle: async ({ app, visit, body, logChange }) => ({
        data: await publishLayout(app, visit, { ...body, logChange }),
      }),
    }),
    defineCall({
      id: 'setPageLock',
      method: 'put',
      path: '/api/layout/lock',
      summary: { th: 'ตั้งหรือลบรหัสผ่านของหน้า', en: "Set or remove a page's password" },
      who: 'editor',
      audit: { within: ['page.password_set', 'page.password_removed'] },
      keys: 'layout',
      body: { key: layoutKey, 'password?': password },
      limits: { body: '16kb' },
      answer: object({ key: layoutKey, hasPassword: flag }),
      errors: [pageUnknown],
      handle: async ({ app, visit, body }) => {
        requireEditing(visit, body.key, 'publish');
        await setPageLock(app, visit, body);
        return { data: { key: body.key, hasPassword: body.password !== undefined } };
      },
    }),
    defineCall({
      id: 'listWidgets',
      method: 'get',
      path: '/api/builder/catalog',
      summary: {
        th: 'วิดเจ็ตทั้งหมดที่ติดตั้ง ตัวแก้ไขของปลั๊กอิน และสิ่งที่ปลั๊กอินเพิ่มให้แบบฟอร์ม',
        en: 'Every installed widget, the controls of plugins, and what plugins add to forms',
      },
      who: 'editor',
      keys: 'builder',
      answer: object({
        widgets: list(object({ definition: map, 'asset?': map, 'off?': words })),
        controls: map,
        forms: list(map),
        coming: map,
      }),
      handle: ({ app, visit }) => {
        const { widgets, forms, coming } = listWidgets(app.registry, visit.site);
        const built = widgets.map((one) => ({ ...one, asset: app.assets.widget(one.definition.type) }));
        return { data: { widgets: built, controls: app.assets.controls, forms, coming } };
      },
    }),
    defineCall({
      id: 'listPlaces',
      method: 'get',
      path: '/api/builder/places',
      summary: { th: 'หน้าและบล็อกที่ลิงก์ไปได้', en: 'What links and blocks may name' },
      who: 'editor',
      keys: 'builder',
      answer: object({
        pages: list(object({ path: string, title, 'key?': string })),
        layouts: list(object({ key: string, title })),
        others: list(string),
        mediaHosts: list(string),
        unread: list(object({ name: string, title: words })),
        fillable: list(object({ name: string, fields: list(string) })),
      }),
      handle: async ({ app, visit }) => ({ data: await listPlaces(app, visit) }),
    }),
    defineCall({
      id: 'listReadyMade',
      method: 'get',
      path: '/api/builder/ready-made',
      summary: {
        th: 'ส่วนและหน้าสำเร็จรูปที่เว็บไซต์นี้ใช้ได้ และบล็อกที่เว็บไซต์บันทึกไว้',
        en: 'The ready-made sections and whole pages that this site can use, and the blocks that it saved',
      },
      who: 'editor',
      keys: 'builder',
      answer: object({
        sections: list(object({ name: string, title: words, category: string, 'keywords?': string })),
        templates: list(
          object({ name: string, title: words, description: words, 'keywords?': string, 'page?': string }),
        ),
        blocks: list(object({ name: layoutKey, title: words, isPublished: flag, usedBy: list(layoutKey) })),
      }),
      handle: async ({ app, visit }) => {
        const shipped = listReadyMade(app.registry, visit.site.plugins);
        return { data: { ...shipped, blocks: await listBlocks(visit, app.registry) } };
      },
    }),
    defineCall({
      id: 'readReadyMade',
      method: 'get',
      path: '/api/builder/ready-made/one',
      summary: {
        th: 'ส่วนหรือหน้าสำเร็จรูปหนึ่งชิ้น พร้อมข้อมูลที่จะแสดง',
        en: 'One ready-made section or whole page, with the data that it would show',
      },
      parameters: {
        kind: { th: 'ส่วนสำเร็จรูป แม่แบบ หรือบล็อก', en: 'A section, a template or a block' },
        name: { th: 'ชื่อในรายการของสำเร็จรูป', en: 'Its name in the list of what is ready-made' },
      },
      who: 'editor',
      keys: 'builder',
      query: { kind: oneOf('section', 'template', 'block'), name: textOf(160, { example: 'content/hero-centred' }) },
      answer: object({ layout, shown: object({ rows: list(map), data: map, widgets: map }) }),
      errors: [readyMadeUnknown],
      handle: async ({ app, visit, query }) => ({ data: await readReadyMade(app, visit, query) }),
    }),
    defineCall({
      id: 'readDraftData',
      method: 'get',
      path: '/api/builder/data',
      summary: { th: 'ข้อมูลที่วิดเจ็ตของฉบับร่างแสดง', en: 'What the widgets of a draft show' },
      parameters: {
        about: { th: 'รหัสของรายการตัวอย่างที่หน้าแสดง', en: 'Id of the sample record that the page is about' },
        language: { th: 'ภาษาที่ใช้แสดงหน้า', en: 'The language in which the page is shown' },
      },
      who: 'editor',
      keys: 'builder',
      query: { key: layoutKey, 'about?': string, 'language?': oneOf('th', 'en') },
      beside: {
        data: map,
        rows: map,
        widgets: map,
        asks: list(string),
        'around?': map,
        'samples?': list(object({ id: string, title: string, 'chosen?': flag })),
        'record?': map,
        items: map,
      },
      errors: [layoutNewer],
      handle: async ({ app, visit, query }) => {
        requireEditing(visit, query.key, 'content');
        const { language = visit.language } = query;
        return { ...(await loadDraft(app, { ...visit, language }, query)) };
      },
    }),
  ],
};
