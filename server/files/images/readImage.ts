import { rename } from 'node:fs/promises';
import { SalaError } from '../../../schemas/index.ts';
import { maxPixels } from '../fileLimits.ts';
import { pictureBroken, pictureTooLarge } from '../files.errors.ts';
import { openSharp, takeTurn } from './openSharp.ts';

/** Kinds that are measured, turned upright and freed of what the camera wrote about place and owner. */
const rewritten = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'avif' } as const;

/**
 * Looks at a picture that has arrived, and rewrites it in its place when it lies on its side or tells where it was taken.
 * Only the head is read before it is known that the whole will fit into memory.
 */
export async function readImage(
  file: string,
  extension: string,
): Promise<{ width: number; height: number } | undefined> {
  if (extension !== 'gif' && !(extension in rewritten)) return undefined;
  return takeTurn(async () => {
    try {
      const sharp = await openSharp();
      const found = await sharp(file, { limitInputPixels: false }).metadata();
      const { width = 0, height = 0 } = found;
      if (width * height * (found.pages ?? 1) > maxPixels && !(extension === 'gif' && width * height <= maxPixels))
        throw pictureTooLarge({ limit: maxPixels / 1_000_000 });
      if (width < 1 || height < 1 || width > 65_000 || height > 65_000) throw pictureBroken();
      const format = extension in rewritten ? rewritten[extension as keyof typeof rewritten] : undefined; // just looked up
      if (!format || (found.pages ?? 1) > 1 || !(found.exif || found.xmp || found.iptc)) return { width, height };
      const made = await sharp(file, { limitInputPixels: maxPixels })
        .autoOrient()
        .toFormat(format, { quality: 90 })
        .toFile(`${file}.clean`);
      await rename(`${file}.clean`, file);
      return { width: made.width, height: made.height };
    } catch (error) {
      throw error instanceof SalaError ? error : pictureBroken();
    }
  });
}
