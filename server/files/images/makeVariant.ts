import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureWidths } from '../../../engine/image/pictureSources.ts';
import { maxPixels } from '../fileLimits.ts';
import type { FileRow } from '../fileRows.ts';
import { receiveChunk } from '../receiveChunk.ts';
import type { FileStorage } from '../storage/fileStorage.ts';
import { openSharp, takeTurn } from './openSharp.ts';

export type PictureFormat = 'avif' | 'webp' | 'original';

export interface Variant {
  key: string;
  mime: string;
  width: number;
  format: PictureFormat;
}

const resizable = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);
/** From here on AVIF takes seconds to make and saves little over WebP. */
const widestAvif = 1280;

/** Which stored form of a picture answers `?w=640&f=avif`; undefined: the file itself. Only the widths of the list exist. */
export function chooseVariant(
  file: FileRow,
  asked: { width: unknown; format: unknown; accept: string },
): Variant | undefined {
  const width = pictureWidths.find((each) => String(each) === asked.width);
  if (!width || !resizable.has(file.mime)) return undefined;
  const format = chooseFormat(asked.format, asked.accept, width);
  const ending = format === 'original' ? file.extension : format;
  return {
    key: variantKey(file, width, ending),
    mime: format === 'original' ? file.mime : `image/${format}`,
    width,
    format,
  };
}

/** Every form that a picture may have been stored in. */
export function listVariantKeys(file: FileRow): string[] {
  if (!resizable.has(file.mime)) return [];
  return pictureWidths.flatMap((width) =>
    ['avif', 'webp', file.extension].map((ending) => variantKey(file, width, ending)),
  );
}

function variantKey(file: FileRow, width: number, ending: string): string {
  return `${file.storage_key}.w${width}.${ending}`;
}

function chooseFormat(asked: unknown, accept: string, width: number): PictureFormat {
  if (asked === 'webp' || asked === 'avif') return asked;
  if (accept.includes('image/avif') && width <= widestAvif) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'original';
}

const making = new Map<string, Promise<void>>();

/** Draws the variant and stores it. Many who ask for it at once wait for one drawing. */
export function makeVariant(
  options: { storage: FileStorage; workDir: string },
  file: FileRow,
  variant: Variant,
): Promise<void> {
  const known = making.get(variant.key);
  if (known) return known;
  const made = takeTurn(() => drawVariant(options, file, variant)).finally(() => making.delete(variant.key));
  making.set(variant.key, made);
  return made;
}

async function drawVariant(
  { storage, workDir }: { storage: FileStorage; workDir: string },
  file: FileRow,
  { key, mime, width, format }: Variant,
): Promise<void> {
  const input = await storage.open(file.storage_key);
  if (!input) throw new Error(`the bytes of file ${file.id} are gone`);
  await mkdir(workDir, { recursive: true });
  const source = await receiveChunk(input, { dir: workDir, maxBytes: file.size });
  const target = join(workDir, `${Date.now()}-${key.replaceAll('/', '-')}`);
  try {
    const sharp = await openSharp();
    const picture = sharp(source.file, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width, withoutEnlargement: true });
    if (format === 'avif') picture.avif({ quality: 55, effort: 2 });
    else if (format === 'webp') picture.webp({ quality: 78, effort: 3 });
    else if (file.mime === 'image/jpeg') picture.jpeg({ quality: 80, progressive: true });
    await picture.toFile(target);
    await storage.put(key, target, mime);
  } finally {
    await rm(source.file, { force: true });
    await rm(target, { force: true });
  }
}
