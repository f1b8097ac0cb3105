import { collectionInvalid, dataWouldBeLost } from '../../../engine/collection/terms/collection.errors.ts';
import { layoutNewer } from '../../../engine/layout/layout.errors.ts';
import { schemaMissing } from '../../../engine/record/recordErrors.ts';
import { formRecordLacks, formRecordRefused, nextUnknown } from '../../pages/forms/forms.errors.ts';
import { layoutDead, layoutInvalid, layoutReadsHidden } from '../../pages/layouts/layouts.errors.ts';
import { applyPackage, planPackage } from '../../pages/package/applyPackage.ts';
import { packageInvalid, packageOutdated, packageUnknown } from '../../pages/package/package.errors.ts';
import { packSite } from '../../pages/package/packSite.ts';
import { listPackages, undoPackage } from '../../pages/package/undoPackage.ts';
import { nameTaken, tooBusy } from '../../records/context/records.errors.ts';
import { pluginNotAllowed, siteInvalid } from '../../sites/sites.errors.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { list, map, maybe, object, oneOf, string, stringOf, textOf, time, whole, words } from '../call/fields.ts';
import { changing } from './recordRefusals.ts';

const packageId = stringOf(36, { pattern: '^[0-9a-f-]{36}$', example: '0b8e6d2c-2f0b-4a9f-8d53-3a8c1f0f6a11' });
const planning = [packageInvalid, layoutInvalid, siteInvalid];

/** A site as one file: taken along, compared with another site, applied, undone. */
export const packageCalls: CallGroup = {
  name: 'Package',
  title: { th: 'แพ็กเกจของเว็บไซต์', en: 'Site packages' },
  calls: [
    defineCall({
      id: 'packSite',
      method: 'get',
      path: '/api/site/package',
      summary: {
        th: 'หน้าเว็บ แบบฟอร์ม เมนู โฟลว์ คอลเลกชัน และการตั้งค่า เป็นไฟล์เดียว',
        en: 'Pages, forms, menus, flows, collections and settings as one file',
      },
      who: 'setter',
      answer: map,
      cache: 'no-store',
      long: true,
      handle: async ({ app, visit }) => ({ data: await packSite(app, visit) }),
    }),
    defineCall({
      id: 'planPackage',
      method: 'post',
      path: '/api/site/package/plan',
      summary: { th: 'ดูว่าแพ็กเกจจะเปลี่ยนอะไร โดยยังไม่เปลี่ยน', en: 'What a package would change, changing nothing' },
      who: 'setter',
      audit: { none: 'changes nothing' },
      body: { package: map },
      limits: { body: '12mb' },
      answer: object({
        mark: string,
        changes: list(
          object({
            id: string,
            part: oneOf('settings', 'collections', 'flows', 'layouts'),
            action: oneOf('add', 'change'),
            title: words,
            details: list(words),
            'refused?': words,
          }),
        ),
      }),
      errors: planning,
      handle: async ({ app, visit, body }) => ({ data: await planPackage(app, visit, body.package) }),
    }),
    defineCall({
      id: 'applyPackage',
      method: 'post',
      path: '/api/site/package/apply',
      summary: { th: 'นำสิ่งที่เลือกจากแพ็กเกจมาใช้', en: 'Apply what was chosen of a package' },
      who: 'setter',
      audit: { action: 'site.package_applied', on: 'site', id: 'data.id', keeps: ['data.items'] },
      body: { package: map, only: list(textOf(300)), mark: textOf(100) },
      limits: { body: '12mb' },
      answer: object({ id: string, applied: whole }),
      errors: [
        ...planning,
        ...changing,
        packageOutdated,
        ...[layoutDead, layoutReadsHidden, layoutNewer, nextUnknown, formRecordRefused, formRecordLacks],
        pluginNotAllowed,
        collectionInvalid,
        dataWouldBeLost,
        schemaMissing,
        nameTaken,
        tooBusy,
      ],
      handle: async ({ app, visit, body, logChange }) => ({
        data: await applyPackage(app, visit, { input: body.package, only: body.only, mark: body.mark, logChange }),
      }),
    }),
    defineCall({
      id: 'listPackages',
      method: 'get',
      path: '/api/site/packages',
      summary: { th: 'แพ็กเกจที่เคยนำมาใช้', en: 'The packages that were applied' },
      who: 'setter',
      answer: list(
        object({
          id: string,
          title: string,
          changes: whole,
          by: maybe(string),
          appliedAt: time,
          undoneAt: maybe(time),
        }),
      ),
      handle: async ({ visit }) => ({ data: await listPackages(visit) }),
    }),
    defineCall({
      id: 'undoPackage',
      method: 'post',
      path: '/api/site/packages/undo',
      summary: { th: 'ย้อนกลับสิ่งที่แพ็กเกจเปลี่ยน', en: 'Undo what a package changed' },
      who: 'setter',
      audit: { action: 'site.package_undone', on: 'site', id: 'body.id' },
      body: { id: packageId },
      limits: { body: '4kb' },
      answer: object({ id: string }),
      errors: [packageUnknown, siteInvalid, pluginNotAllowed, ...changing],
      handle: async ({ app, visit, body, logChange }) => ({
        data: await undoPackage(app, visit, { id: body.id, logChange }),
      }),
    }),
  ],
};
