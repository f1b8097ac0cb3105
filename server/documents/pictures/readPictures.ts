import { buffer } from 'node:stream/consumers';
import { readFileId } from '../../../engine/content/fileName.ts';
import { isJsonObject, type Site } from '../../../schemas/index.ts';
import type { FileParts } from '../../files/fileParts.ts';
import { type FileRow, findFile } from '../../files/fileRows.ts';
import { chooseVariant, makeVariant } from '../../files/images/makeVariant.ts';

export const companyPictures = ['logo', 'stamp', 'signature'] as const;

/** Data addresses of pictures by name. */
export type Pictures = Partial<Record<(typeof companyPictures)[number], string>>;

/** Enough for the height that they have on paper, in print. */
const width = 640;
const mostBytes = 1_000_000;
const mostKept = 60;
const kept = new Map<string, Promise<string | undefined>>();

/** The pictures of a company for its documents. Only those of the site's library: others may not be for everybody. */
export async function readPictures(app: FileParts, site: Site): Promise<Pictures> {
  const company = isJsonObject(site.settings.company) ? site.settings.company : {};
  const found = await Promise.all(
    companyPictures.map(async (name) => {
      const id = readFileId(company[name]);
      const file = id === undefined ? undefined : await findFile(app.db.site(site.id), id);
      const isOpen = file?.purpose === 'library' && file.mime.startsWith('image/');
      return [name, isOpen ? await keepPicture(app, site.id, file) : undefined] as const;
    }),
  );
  return Object.fromEntries(found.filter(([, data]) => data !== undefined));
}

/** Read once by this process: a file never changes under its id. */
function keepPicture(app: FileParts, siteId: string, file: FileRow): Promise<string | undefined> {
  const known = kept.get(file.id);
  if (known) return known;
  const reading = readPicture(app, siteId, file).catch((error: unknown) => {
    kept.delete(file.id);
    app.log.warn({ err: error, file: file.id }, 'a picture of documents could not be read');
    return undefined;
  });
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '');
  kept.set(file.id, reading);
  return reading;
}

async function readPicture(app: FileParts, siteId: string, file: FileRow): Promise<string | undefined> {
  const variant = chooseVariant(file, { width: String(width), format: undefined, accept: '' });
  if (!variant) return undefined;
  const { storage } = app.files;
  let content = await storage.open(variant.key);
  if (!content) {
    await makeVariant({ ...app.files, siteId }, file, variant);
    content = await storage.open(variant.key);
  }
  const bytes = content && (await buffer(content));
  if (!bytes || bytes.length > mostBytes) return undefined;
  return `data:${variant.mime};base64,${bytes.toString('base64')}`;
}
