import { notAllowed, recordNotFound, unknownCollection } from '../../../engine/record/recordErrors.ts';
import { deleteFile, requireFile } from '../../files/deleteFile.ts';
import { quotaBytes } from '../../files/fileLimits.ts';
import { listFiles, sumFiles } from '../../files/fileRows.ts';
import { fileUnknown } from '../../files/files.errors.ts';
import { findUses } from '../../files/findUses.ts';
import { listRecordFiles } from '../../files/listRecordFiles.ts';
import { presentFile } from '../../files/presentFile.ts';
import { maySeeDraft } from '../../pages/rights/editingRights.ts';
import { signInNeeded } from '../../platform/errors/httpErrors.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import {
  anything,
  flag,
  list,
  maybe,
  nothing,
  object,
  oneOf,
  paged,
  paging,
  readPage,
  string,
  textOf,
  whole,
} from '../call/fields.ts';
import { serveFile } from '../http/serveFile.ts';
import { drawing, file, fileFields } from './fileFields.ts';

const cache = 'private, no-store';

/** Files that are stored, and how they are read. How they get here: `uploads.calls.ts`. */
export const fileCalls: CallGroup = {
  name: 'File',
  title: { th: 'ไฟล์', en: 'Files' },
  calls: [
    defineCall({
      id: 'listFiles',
      method: 'get',
      path: '/api/files',
      summary: { th: 'คลังไฟล์', en: 'The library' },
      parameters: { kind: { th: 'เฉพาะไฟล์ชนิดนี้', en: 'Only files of this kind' } },
      who: 'editor',
      keys: 'files',
      query: {
        'search?': textOf(200),
        'kind?': oneOf('image', 'video', 'audio', 'text', 'application'),
        ...paging,
      },
      answer: list(file),
      beside: { ...paged, used: whole, quota: whole },
      handle: async ({ visit: { db, site }, query }) => {
        const { search = '', kind } = query;
        const page = readPage(query, 100);
        const { rows, total } = await listFiles(db, { text: search, mime: kind ? `${kind}/` : '', ...page });
        return {
          data: rows.map(presentFile),
          total,
          paging: { ...page, totalPages: Math.ceil(total / page.limit) },
          used: await sumFiles(db),
          quota: quotaBytes(site),
        };
      },
    }),
    defineCall({
      id: 'listRecordFiles',
      method: 'get',
      path: '/api/files/of/:collection/:record',
      summary: { th: 'ไฟล์ที่แนบกับรายการ', en: 'The files attached to a record' },
      who: 'anyone',
      asked: true,
      keys: 'files',
      answer: list(object({ ...fileFields, by: maybe(string), mayDelete: flag })),
      beside: { mayAdd: flag },
      cache,
      errors: [unknownCollection, recordNotFound, notAllowed, signInNeeded],
      handle: ({ app, visit, params }) => listRecordFiles(app, visit, params),
    }),
    defineCall({
      id: 'readFile',
      method: 'get',
      path: '/api/files/:id',
      summary: { th: 'ข้อมูลของไฟล์', en: 'What is known of a file' },
      who: 'anyone',
      keys: 'files',
      answer: file,
      errors: [fileUnknown],
      handle: async ({ app, visit, params }) => ({ data: presentFile(await requireFile(app, visit, params.id)) }),
    }),
    defineCall({
      id: 'listFileUses',
      method: 'get',
      path: '/api/files/uses/:id',
      summary: { th: 'ไฟล์นี้ใช้ที่ใดบ้าง', en: 'Where a file is used' },
      who: 'editor',
      keys: 'files',
      answer: list(object({ kind: oneOf('layout', 'record', 'site'), title: string, key: string })),
      errors: [fileUnknown],
      handle: async ({ app, visit, params }) => {
        const { id } = await requireFile(app, visit, params.id);
        return { data: await findUses(app, visit, { id, maySeeDraft: (key) => maySeeDraft(visit, key) }) };
      },
    }),
    defineCall({
      id: 'deleteFile',
      method: 'delete',
      path: '/api/files/:id',
      summary: { th: 'ลบไฟล์', en: 'Delete a file' },
      who: 'anyone',
      audit: { within: ['file.delete'] },
      keys: 'files',
      answer: nothing,
      errors: [fileUnknown, notAllowed],
      handle: async ({ app, visit, params }) => {
        await deleteFile(app, visit, await requireFile(app, visit, params.id));
        return { data: null };
      },
    }),
    defineCall({
      id: 'serveFile',
      method: 'get',
      path: '/files/:id/:name',
      summary: {
        th: 'เนื้อไฟล์ (`w` ความกว้างและ `f` ชนิดของภาพ)',
        en: 'The file itself (`w`, `f`: width and format of a picture)',
      },
      parameters: {
        w: { th: 'ความกว้างของรูป เป็นพิกเซล', en: 'Width of the picture in pixels' },
        f: { th: 'รูปแบบของรูป เช่น `webp`', en: 'Format of the picture: `webp`' },
        download: { th: 'มีค่าใดก็ได้: ดาวน์โหลดแทนการแสดง', en: 'With any value: downloaded instead of shown' },
      },
      who: 'anyone',
      // An unknown variant is answered with the original file.
      query: { 'w?': anything, 'f?': anything, 'download?': anything },
      file: 'application/octet-stream',
      errors: [fileUnknown, ...drawing],
      handle: ({ app, params, http }) => serveFile(app, http, params.id),
    }),
  ],
};
