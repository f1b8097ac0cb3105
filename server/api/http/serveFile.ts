import type { Readable } from 'node:stream';
import { fileTypes } from '../../../engine/content/fileKinds.ts';
import type { FileParts } from '../../files/fileParts.ts';
import { type FileRow, findFile } from '../../files/fileRows.ts';
import { fileUnknown } from '../../files/files.errors.ts';
import { chooseVariant, makeVariant } from '../../files/images/makeVariant.ts';
import { mayReadFile } from '../../files/mayReadFile.ts';
import { readRange } from '../../files/readRange.ts';
import type { ByteRange } from '../../files/storage/fileStorage.ts';
import type { Context } from './context.ts';

/** A file opened by itself may run nothing and load nothing, whatever its content. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; media-src 'self'; sandbox";
/** The browser's PDF viewer does not work in a sandbox. */
const pdfPolicy = "script-src 'none'; frame-ancestors 'self'";

/** `GET /files/:id/:name`: the name is for people and for downloads; access is decided by the file. */
export async function serveFile(app: FileParts, context: Context, id: string): Promise<void> {
  const db = app.db.site(context.state.site.id);
  const file = await findFile(db, id);
  // Without access the answer is the same as for a missing file.
  if (!file || !(await mayReadFile(app, context.state, file))) throw fileUnknown();
  const { w: width, f: format } = context.query;
  const variant = chooseVariant(file, { width, format, accept: context.get('accept') });
  setHeaders(context, file, variant?.mime ?? file.mime);
  if (width !== undefined && format === undefined) context.vary('Accept');
  context.set('ETag', `"${file.hash.slice(0, 32)}${variant ? `-${variant.width}-${variant.format}` : ''}"`);
  context.status = 200;
  if (context.fresh) {
    context.status = 304;
    return;
  }
  if (!variant) return sendRange(app, context, file);
  const body =
    (await app.files.storage.open(variant.key)) ?? (await drawAndOpen(app, context.state.site.id, { file, variant }));
  context.body = context.method === 'HEAD' ? closeQuietly(body) : body;
  context.type = variant.mime;
}

async function drawAndOpen(
  app: FileParts,
  siteId: string,
  { file, variant }: { file: FileRow; variant: NonNullable<ReturnType<typeof chooseVariant>> },
) {
  await makeVariant({ ...app.files, siteId }, file, variant);
  const made = await app.files.storage.open(variant.key);
  if (!made) throw new Error(`the picture ${variant.key} was not stored`);
  return made;
}

function setHeaders(context: Context, file: FileRow, mime: string): void {
  const inline = fileTypes[file.extension]?.inline === true && context.query.download === undefined;
  const isText = mime.startsWith('text/') || mime === 'application/json';
  // Ranges and length refer to the stored bytes.
  context.compress = false;
  context.set('Content-Type', isText ? `${mime}; charset=utf-8` : mime);
  context.set('Content-Disposition', `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeName(file.name)}`);
  context.set('Content-Security-Policy', mime === 'application/pdf' ? pdfPolicy : policy);
  context.set('Cross-Origin-Resource-Policy', 'same-origin');
  context.set('Cache-Control', file.is_public ? 'public, max-age=31536000, immutable' : 'private, no-store');
}

function encodeName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

async function sendRange(app: FileParts, context: Context, file: FileRow): Promise<void> {
  context.set('Accept-Ranges', 'bytes');
  const type = String(context.response.get('Content-Type'));
  const range = ifRangeHolds(context) ? readRange(context.get('range'), file.size) : undefined;
  if (range === 'refused') {
    context.status = 416;
    context.set('Content-Range', `bytes */${file.size}`);
    context.body = '';
    return;
  }
  const body = await app.files.storage.open(file.storage_key, range);
  if (!body) throw new Error(`the bytes of file ${file.id} are gone`);
  context.body = context.method === 'HEAD' ? closeQuietly(body) : body;
  context.set('Content-Type', type);
  context.length = lengthOf(file, range);
  if (!range) return;
  context.status = 206;
  context.set('Content-Range', `bytes ${range.from}-${range.to}/${file.size}`);
}

/** A range of another version would not fit the browser's copy. */
function ifRangeHolds(context: Context): boolean {
  const wanted = context.get('if-range');
  return wanted === '' || wanted === context.response.get('ETag');
}

function lengthOf(file: FileRow, range: ByteRange | undefined): number {
  return range ? range.to - range.from + 1 : file.size;
}

function closeQuietly(body: Readable): string {
  body.destroy();
  return '';
}
