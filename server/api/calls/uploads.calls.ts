import { recordNotFound, unknownCollection } from '../../../engine/record/recordErrors.ts';
import type { JsonObject } from '../../../schemas/index.ts';
import { chunkBytes, maxMegabytes, megabyte } from '../../files/fileLimits.ts';
import {
  chunkTooLarge,
  fieldTakesNoFiles,
  fileEmpty,
  fileNotWhatItSays,
  fileTooLarge,
  fileTypeRefused,
  formHasNoUpload,
  partsTooSmall,
  partTypeUnknown,
  quotaExceeded,
  tooManyUploads,
  tusVersionUnknown,
  uploadBroken,
  uploadBusy,
  uploadElsewhere,
  uploadIncomplete,
  uploadUnknown,
} from '../../files/files.errors.ts';
import { presentFile } from '../../files/presentFile.ts';
import type { NewUpload } from '../../files/uploadRows.ts';
import { beginUpload } from '../../files/uploads/beginUpload.ts';
import { dropUpload, finishUpload } from '../../files/uploads/finishUpload.ts';
import { requireUpload, takePart } from '../../files/uploads/takePart.ts';
import { formUnknown } from '../../pages/forms/forms.errors.ts';
import { planUpload } from '../../pages/forms/planUpload.ts';
import { pageLocked } from '../../pages/lock/pageLock.errors.ts';
import { payerOf } from '../../sites/payerOf.ts';
import type { Visit } from '../../sites/visit.ts';
import type { App } from '../app.ts';
import { type CallGroup, type Cases, defineCall } from '../call/defineCall.ts';
import {
  count,
  type Fields,
  fileName,
  formKey,
  type Input,
  maybe,
  object,
  oneOf,
  string,
  stringOf,
  textOf,
  whole,
} from '../call/fields.ts';
import { createBodyReader } from '../call/readCases.ts';
import { partType, readMetadata, requirePart, speakTus, tusVersion, writeMetadata } from '../http/speakTus.ts';
import { drawing, file } from './fileFields.ts';

const path = '/api/files/upload';
const cache = 'private, no-store';
const audit = { none: 'an upload is kept with what it belongs to' };
const limits = { body: '16kb', budget: 'uploads' } as const;

/** What is sent, and what for. */
const body = {
  name: fileName,
  size: count,
  'purpose?': oneOf('library', 'form', 'avatar', 'record'),
  'form?': formKey,
  'field?': textOf(300),
  'collection?': textOf(60),
  // A blank one is wrong: without one the file waits for a new record.
  'record?': stringOf(100, { pattern: '\\S' }),
} satisfies Fields;
const cases: Cases = {
  by: 'purpose',
  otherwise: 'library',
  of: {
    library: { who: 'editor' },
    avatar: { who: 'person' },
    form: { body: { form: formKey, field: textOf(300) } },
    record: { who: 'person', body: { collection: textOf(60) } },
  },
};
const refusals = [
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
];
const version = { 'Tus-Resumable?': stringOf(20, { example: tusVersion }) };
const spoken = { 'Tus-Resumable': string };
const place = { ...spoken, 'Upload-Offset': whole };

/**
 * Files on their way here, by the tus protocol (1.0, with creation and termination): `POST` begins, `PATCH` sends what follows,
 * `HEAD` tells how much has arrived, `DELETE` cancels. The last part makes the file. Beside it, in JSON: `POST /api/files` begins and
 * `finish` answers with the file that was made.
 */
export const uploadCalls: CallGroup = {
  name: 'Upload',
  title: { th: 'การส่งไฟล์', en: 'Uploads' },
  calls: [
    defineCall({
      id: 'beginUpload',
      method: 'post',
      path: '/api/files',
      summary: { th: 'เริ่มส่งไฟล์', en: 'Begin to send a file' },
      who: 'anyone',
      audit,
      keys: 'files',
      body,
      cases,
      limits,
      answer: object({ upload: string, name: string, offset: whole, size: whole, chunkBytes: whole }),
      status: 201,
      errors: refusals,
      handle: async ({ app, visit, body }) => {
        const { upload, name, size } = await begin(app, visit, body);
        return { data: { upload, name, offset: 0, size, chunkBytes } };
      },
    }),
    defineCall({
      id: 'describeUploads',
      method: 'options',
      path,
      summary: { th: 'โปรโตคอล tus ที่รองรับ', en: 'What of the tus protocol is understood' },
      who: 'anyone',
      audit: { none: 'changes nothing' },
      keys: 'files',
      status: 204,
      sets: { ...spoken, 'Tus-Version': string, 'Tus-Extension': string, 'Tus-Max-Size': whole },
      handle: ({ http }) => {
        http.set({
          'Tus-Resumable': tusVersion,
          'Tus-Version': tusVersion,
          'Tus-Extension': 'creation,termination',
          'Tus-Max-Size': String(maxMegabytes.library * megabyte),
        });
      },
    }),
    defineCall({
      id: 'createUpload',
      method: 'post',
      path,
      summary: { th: 'เริ่มส่งไฟล์ (tus)', en: 'Begin to send a file (tus)' },
      who: 'anyone',
      audit,
      keys: 'files',
      headers: {
        ...version,
        'Upload-Length': count,
        // Names are those of the body of `beginUpload`; `filename` is another word for `name`.
        'Upload-Metadata': stringOf(8000, { example: 'filename cGhvdG8uanBn,purpose bGlicmFyeQ==' }),
      },
      limits,
      status: 201,
      sets: { ...spoken, Location: string },
      errors: [...refusals, tusVersionUnknown],
      handle: async ({ app, visit, headers, http }) => {
        speakTus(http);
        const { upload } = await begin(app, visit, readTarget(visit, readAsked(headers)));
        http.set('Location', `${path}/${upload}`);
        http.status = 201;
        http.body = '';
      },
    }),
    defineCall({
      id: 'readUpload',
      method: 'get',
      path: `${path}/:id`,
      summary: { th: 'ส่งไปแล้วเท่าไร', en: 'How much has arrived' },
      who: 'anyone',
      keys: 'files',
      headers: version,
      answer: object({ upload: string, offset: whole, size: whole, file: maybe(string) }),
      sets: { ...place, 'Upload-Length': whole, 'Upload-Metadata': string },
      cache,
      errors: [uploadUnknown, tusVersionUnknown],
      handle: async ({ visit, params, http }) => {
        speakTus(http);
        const { id, name, received, size, file_id } = await requireUpload(visit, params.id);
        http.set({
          'Upload-Offset': String(received),
          'Upload-Length': String(size),
          'Upload-Metadata': writeMetadata({ filename: name }),
        });
        return { data: { upload: id, offset: received, size, file: file_id } };
      },
    }),
    defineCall({
      id: 'sendPart',
      method: 'patch',
      path: `${path}/:id`,
      summary: {
        th: 'ส่งส่วนถัดไปของไฟล์ ส่วนสุดท้ายทำให้เป็นไฟล์',
        en: 'Send the next part; the last one makes the file',
      },
      who: 'anyone',
      audit,
      keys: 'files',
      headers: { ...version, 'Upload-Offset': count },
      takes: partType,
      status: 204,
      sets: place,
      cache,
      errors: [
        uploadUnknown,
        uploadBroken,
        uploadBusy,
        uploadElsewhere,
        chunkTooLarge,
        partsTooSmall,
        partTypeUnknown,
        tusVersionUnknown,
        fileNotWhatItSays,
        ...drawing,
      ],
      handle: async ({ app, visit, params, headers, http }) => {
        speakTus(http);
        requirePart(http);
        const { id, size } = await requireUpload(visit, params.id);
        const offset = await takePart(app, visit, { id, offset: headers['Upload-Offset'], bytes: http.req });
        if (offset === size) await finishUpload(app.files, visit.db, id);
        http.set('Upload-Offset', String(offset));
      },
    }),
    defineCall({
      id: 'finishUpload',
      method: 'post',
      path: `${path}/:id/finish`,
      summary: { th: 'ไฟล์ที่ได้จากการส่ง', en: 'The file that was made of an upload' },
      who: 'anyone',
      audit,
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
      path: `${path}/:id`,
      summary: { th: 'เลิกส่ง', en: 'Give up' },
      who: 'anyone',
      audit,
      keys: 'files',
      headers: version,
      status: 204,
      sets: spoken,
      errors: [uploadUnknown, tusVersionUnknown],
      handle: async ({ app, visit, params, http }) => {
        speakTus(http);
        await dropUpload(app.files, visit.db, await requireUpload(visit, params.id));
      },
    }),
  ],
};

async function begin(app: App, visit: Visit, asked: Input<typeof body>): Promise<NewUpload & { upload: string }> {
  const planned = await planUpload(app, visit, asked);
  await app.budgets.spend('uploadMegabytes', payerOf(visit), Math.ceil(planned.size / 1_000_000));
  return { ...planned, upload: await beginUpload(visit, planned) };
}

const readBody = createBodyReader(body, cases);

/** The same rules as for the body of `beginUpload`. */
function readTarget(visit: Visit, asked: JsonObject): Input<typeof body> {
  return readBody(visit, asked) as Input<typeof body>; // as it was just checked
}

/** Clients of tus send more than is asked for, and other names. */
function readAsked(headers: { 'Upload-Length': number; 'Upload-Metadata': string }): JsonObject {
  const { filename, ...given } = readMetadata(headers['Upload-Metadata']);
  const known = Object.entries({ ...given, name: filename ?? given.name ?? '' }).filter(
    ([name]) => name in body || `${name}?` in body,
  );
  return { ...Object.fromEntries(known), size: headers['Upload-Length'] };
}
