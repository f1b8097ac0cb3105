import { rename } from 'node:fs/promises';
import sharp from 'sharp';
import { maxPixels } from '../fileLimits.ts';
import { cleanFile, type PictureSize } from './pictureJob.ts';
import { refuseLarge } from './pictureTooLarge.ts';

/** Kinds whose orientation is applied and whose metadata (place, owner) is removed. */
const rewritten = new Map([
  ['jpg', { format: 'jpeg', options: { quality: 90 } }],
  ['jpeg', { format: 'jpeg', options: { quality: 90 } }],
  ['png', { format: 'png', options: {} }],
  ['webp', { format: 'webp', options: { quality: 90 } }],
  ['avif', { format: 'avif', options: { quality: 80, effort: 2 } }],
] as const);

const longest = 65_000;

/** Measures an uploaded picture, and rewrites it in place when it is rotated or contains metadata. */
export async function readPicture({ file, extension }: { file: string; extension: string }): Promise<PictureSize> {
  const found = await sharp(file, { limitInputPixels: false }).metadata();
  const { width, height, pages = 1, exif, xmp, iptc } = found;
  // Animations of this kind are passed on unchanged and never decoded.
  refuseLarge(extension === 'gif' ? { ...found, pages: 1 } : found);
  if (width < 1 || height < 1 || width > longest || height > longest) throw new Error('no picture has this size');
  const made = rewritten.get(extension as never); // any text may be asked for
  if (!made || pages > 1 || !(exif || xmp || iptc)) return { width, height };
  const clean = await sharp(file, { limitInputPixels: maxPixels })
    .autoOrient()
    .toFormat(made.format, made.options)
    .toFile(cleanFile(file));
  await rename(cleanFile(file), file);
  return { width: clean.width, height: clean.height };
}
