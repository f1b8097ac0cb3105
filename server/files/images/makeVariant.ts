import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureWidths } from '../../../engine/content/pictureSources.ts';
import { SalaError } from '../../../schemas/index.ts';
import { receiveBytes } from '../../platform/input/receiveBytes.ts';
import type { FileRow } from '../fileRows.ts';
import { pictureBroken } from '../files.errors.ts';
import type { FileStorage } from '../storage/fileStorage.ts';
import { drawnFormats, variantKey } from '../variantKeys.ts';
import { runPictureJob } from './runPictureJob.ts';

export type PictureFormat = 'avif' | 'webp' | 'original';

export interface Variant {
  key: string;
  mime: string;
  width: number;
  format: PictureFormat;
}

/** Above this size AVIF takes seconds to encode and saves little over WebP. */
const widestAvif = 1280;

/** The variant for `?w=640&f=avif`; undefined: the original. Only the listed widths exist. */
export function chooseVariant(
  file: FileRow,
  asked: { width: unknown; format: unknown; accept: string },
): Variant | undefined {
  const width = pictureWidths.find((each) => String(each) === asked.width);
  if (!width || !Object.hasOwn(drawnFormats, file.mime)) return undefined;
  const format = chooseFormat(asked.format, asked.accept, width);
  const ending = format === 'original' ? file.extension : format;
  return {
    key: variantKey(file, width, ending),
    mime: format === 'original' ? file.mime : `image/${format}`,
    width,
    format,
  };
}

function chooseFormat(asked: unknown, accept: string, width: number): PictureFormat {
  if (asked === 'webp' || asked === 'avif') return asked;
  if (accept.includes('image/avif') && width <= widestAvif) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'original';
}

const making = new Map<string, Promise<void>>();
/** Until when a failed picture is not tried again. */
const failed = new Map<string, { until: number; error: SalaError }>();
const failedMs = 10 * 60_000;

/** Creates and stores the variant. Concurrent requests share one job. */
export function makeVariant(
  options: { storage: FileStorage; workDir: string; siteId: string },
  file: FileRow,
  variant: Variant,
): Promise<void> {
  const known = making.get(variant.key);
  if (known) return known;
  const failure = failed.get(variant.key);
  if (failure && failure.until > Date.now()) return Promise.reject(failure.error);
  const made = drawVariant(options, file, variant)
    .catch((error) => {
      if (error instanceof SalaError && error.status < 500) rememberFailure(variant.key, error);
      throw error;
    })
    .finally(() => making.delete(variant.key));
  making.set(variant.key, made);
  return made;
}

function rememberFailure(key: string, error: SalaError): void {
  if (failed.size > 1000) failed.clear();
  failed.set(key, { until: Date.now() + failedMs, error });
}

async function drawVariant(
  { storage, workDir, siteId }: { storage: FileStorage; workDir: string; siteId: string },
  file: FileRow,
  { key, mime, width }: Variant,
): Promise<void> {
  const input = await storage.open(file.storage_key);
  if (!input) throw new Error(`the bytes of file ${file.id} are gone`);
  const source = await receiveBytes(input, { dir: workDir, maxBytes: file.size, tooLarge: pictureBroken });
  const target = join(workDir, randomUUID());
  try {
    const format = drawnFormats[mime];
    if (!format) throw new Error(`pictures are not drawn as ${mime}`);
    await runPictureJob(siteId, { kind: 'draw', source: source.file, target, width, format });
    await storage.put(key, target, mime);
  } finally {
    await rm(source.file, { force: true });
    await rm(target, { force: true });
  }
}
