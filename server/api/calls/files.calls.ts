import { notAllowed, recordNotFound, unknownCollection } from '../../../engine/record/recordErrors.ts';
import { deleteFile, requireFile } from '../../files/deleteFile.ts';
import { chunkBytes, quotaBytes } from '../../files/fileLimits.ts';
import { listFiles, sumFiles } from '../../files/fileRows.ts';
import {
  chunkTooLarge,
  fieldTakesNoFiles,
  fileEmpty,
  fileNotWhatItSays,
  fileTooLarge,
  fileTypeRefused,
  fileUnknown,
  formHasNoUpload,
  pictureBroken,
  picturesBusy,
  pictureTooLarge,
  pictureTooSlow,
  quotaExceeded,
  tooManyUploads,
  uploadBroken,
  uploadBusy,
  uploadElsewhere,
  uploadIncomplete,
  uploadUnknown,
} from '../../files/files.errors.ts';
import { findUses } from '../../files/findUses.ts';
import { listRecordFiles } from '../../files/listRecordFiles.ts';
import { presentFile } from '../../files/presentFile.ts';
import { beginUpload } from '../../files/uploads/beginUpload.ts';
import { dropUpload, finishUpload } from '../../files/uploads/finishUpload.ts';
import { requireUpload, takePart } from '../../files/uploads/takePart.ts';
import { formUnknown } from '../../pages/forms/forms.errors.ts';
import { planUpload } from '../../pages/forms/planUpload.ts';
import { pageLocked } from '../../pages/lock/pageLock.errors.ts';
import { signInNeeded } from '../../platform/errors/httpErrors.ts';
import { payerOf } from '../../sites/payerOf.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import {
  anything,
  count,
  fileName,
  flag,
  formKey,
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
  time,
  whole,
} from '../call/fields.ts';
import { serveFile } from '../http/serveFile.ts';

const cache = 'private, no-store';
const fileFields = {
  id: string,
  name: string,
  mime: string,
  size: whole,
  width: maybe(whole),
  height: maybe(whole),
  created_at: time,
  kind: string,
  public: flag,
  hash: maybe(string),
  url: string,
};
const file = object(fileFields);
const drawing = [pictureTooLarge, pictureBroken, pictureTooSlow, picturesBusy];

/**
 * Files: uploaded in parts, read by URL. `POST /api/files` begins, `PUT` sends the next part, `GET` reports progress,
 * `finish` creates the file, `DELETE` cancels.
 */
export const fileCalls: CallGroup = {
  name: 'File',
  title: { th: 'ไฟล์', en: 'Files' },
  calls: [
    defineCall({
      id: 'beginUpload',
      method: 'post',
      path: '/api/files',
      summary: { th: 'เริ่มส่งไฟล์', en: 'Begin to send a file' },
      who: 'anyone',
      audit: { none: 'an upload is kept with what it belongs to' },
      keys: 'files',
      body: {
        name: fileName,
        size: count,
        'purpose?': oneOf('library', 'form', 'avatar', 'record'),
        'form?': formKey,
        'field?': textOf(300),
        'collection?': textOf(60),
        'record?': textOf(100),
      },
      cases: {
        by: 'purpose',
        otherwise: 'library',
        of: {
          library: { who: 'editor' },
          avatar: { who: 'person' },
          form: { body: { form: formKey, field: textOf(300) } },
          record: { who: 'person', body: { collection: textOf(60), record: textOf(100) } },
        },
      },
      limits: { body: '16kb', budget: 'uploads' },
      answer: object({ upload: string, name: string, offset: whole, size: whole, chunkBytes: whole }),
      status: 201,
      errors: [
        fileEmpty,
        fileTooLarge,
        fileTypeRefused,
        formHasNoUpload,
        formUnknown,
        fieldTakesNoFiles,
        pageLocked,
        quotaExceeded,
        tooManyUploads,
        unknownCollection,
        recordNotFound,
      ],
      handle: async ({ app, visit, body }) => {
        const upload = await planUpload(app, visit, body);
        await app.budgets.spend('uploadMegabytes', payerOf(visit), Math.ceil(upload.size / 1_000_000));
        const id = await beginUpload(visit, upload);
        return { data: { upload: id, name: upload.name, offset: 0, size: upload.size, chunkBytes } };
      },
    }),
    defineCall({
      id: 'readUpload',
      method: 'get',
      path: '/api/files/upload/:id',
      summary: { th: 'ส่งไปแล้วเท่าไร', en: 'How much has arrived' },
      who: 'anyone',
      keys: 'files',
      answer: object({ upload: string, offset: whole, size: whole, file: maybe(string) }),
      cache,
      errors: [uploadUnknown],
      handle: async ({ visit, params }) => {
        const { id, received, size, file_id } = await requireUpload(visit, params.id);
        return { data: { upload: id, offset: received, size, file: file_id } };
      },
    }),
    defineCall({
      id: 'sendPart',
      method: 'put',
      path: '/api/files/upload/:id',
      summary: { th: 'ส่งส่วนถัดไปของไฟล์', en: 'Send the next part' },
      who: 'anyone',
      audit: { none: 'an upload is kept with what it belongs to' },
      keys: 'files',
      query: { offset: count },
      takes: 'application/octet-stream',
      answer: object({ upload: string, offset: whole, size: whole }),
      errors: [uploadUnknown, uploadBroken, uploadBusy, uploadElsewhere, chunkTooLarge],
      handle: async ({ app, visit, params, query, http }) => {
        const { id, size } = await requireUpload(visit, params.id);
        const offset = await takePart(app, visit, { id, offset: query.offset, bytes: http.req });
        return { data: { upload: id, offset, size } };
      },
    }),
    defineCall({
      id: 'finishUpload',
      method: 'post',
      path: '/api/files/upload/:id/finish',
      summary: { th: 'ส่งครบแล้ว', en: 'All parts are sent: make the file' },
      who: 'anyone',
      audit: { none: 'an upload is kept with what it belongs to' },
      keys: 'files',
      answer: file,
      status: 201,
      errors: [uploadUnknown, uploadIncomplete, uploadBusy, fileNotWhatItSays, ...drawing],
      handle: async ({ app, visit, params }) => {
        const { id } = await requireUpload(visit, params.id);
        return { data: presentFile(await finishUpload(app.files, visit.db, id)) };
      },
    }),
    defineCall({
      id: 'dropUpload',
      method: 'delete',
      path: '/api/files/upload/:id',
      summary: { th: 'เลิกส่ง', en: 'Give up' },
      who: 'anyone',
      audit: { none: 'an upload is kept with what it belongs to' },
      keys: 'files',
      answer: nothing,
      errors: [uploadUnknown],
      handle: async ({ app, visit, params }) => {
        await dropUpload(app.files, visit.db, await requireUpload(visit, params.id));
        return { data: null };
      },
    }),
    defineCall({
      id: 'listFiles',
      method: 'get',
      path: '/api/files',
      summary: { th: 'คลังไฟล์', en: 'The library' },
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
        return { data: await findUses(app, visit, id) };
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
      who: 'anyone',
      // An unknown variant is answered with the original file.
      query: { 'w?': anything, 'f?': anything, 'download?': anything },
      file: 'application/octet-stream',
      errors: [fileUnknown, ...drawing],
      handle: ({ app, params, http }) => serveFile(app, http, params.id),
    }),
  ],
};
