import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileAddress } from '../../../engine/content/fileName.ts';
import type { App } from '../../api/app.ts';
import { findFile, insertFile } from '../../files/fileRows.ts';

const pictures = join(import.meta.dirname, 'pictures');
const size = { width: 1600, height: 1000 };
const mark = /"sample:([a-z0-9-]+)\.svg"/g;

/**
 * Stores the drawings named by sample data (`"sample:pavilion.svg"`) as pictures of the site, and puts their URLs into
 * the data.
 */
export async function addPictures<Data>(app: App, siteId: string, data: Data): Promise<Data> {
  const text = JSON.stringify(data);
  const addresses = new Map<string, string>();
  for (const [, name = ''] of text.matchAll(mark))
    if (!addresses.has(name)) addresses.set(name, await addPicture(app, siteId, name));
  return JSON.parse(text.replace(mark, (_, name: string) => JSON.stringify(addresses.get(name)))) as Data; // the same shape
}

/** The id is derived from drawing and site, so that an interrupted start finds what it had stored. */
async function addPicture(app: App, siteId: string, name: string): Promise<string> {
  const drawing = await readFile(join(pictures, `${name}.svg`));
  const hash = createHash('sha256').update(drawing).digest('hex');
  const mine = createHash('sha256').update(`${siteId} ${hash}`).digest('hex');
  const digits = BigInt(`0x${mine.slice(0, 16)}`)
    .toString()
    .padStart(20, '0');
  const id = `1700000000000-${digits}-${size.width}x${size.height}`;
  const file = { id, name: `${name}.webp` };
  const db = app.db.site(siteId);
  if (await findFile(db, id)) return fileAddress(file);
  const key = `upload/${siteId}/${id}.webp`;
  const work = join(app.files.workDir, randomUUID());
  await mkdir(app.files.workDir, { recursive: true });
  // The drawings are our own, so they need no separate process.
  const { default: sharp } = await import('sharp');
  const made = await sharp(drawing).resize(size).webp({ quality: 88 }).toFile(work);
  await app.files.storage.put(key, work, 'image/webp');
  await insertFile(db, {
    ...file,
    ...size,
    ...{ extension: 'webp', mime: 'image/webp', size: made.size, hash, storage_key: key },
    ...{ purpose: 'library', is_public: true },
    ...{ owner_id: null, ticket_hash: null, form_key: null, form_field: null, collection: null, record_id: null },
  });
  return fileAddress(file);
}
