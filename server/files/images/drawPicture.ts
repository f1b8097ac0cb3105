import sharp from 'sharp';
import { maxPixels } from '../fileLimits.ts';
import type { DrawnFormat } from '../variantKeys.ts';
import type { PictureSize } from './pictureJob.ts';
import { refuseLarge } from './pictureTooLarge.ts';

const options = {
  avif: { quality: 55, effort: 2 },
  webp: { quality: 78, effort: 3 },
  jpeg: { quality: 80, progressive: true },
  png: {},
} satisfies Record<DrawnFormat, object>;

/** Resizes a picture to a width and format. */
export async function drawPicture(job: {
  source: string;
  target: string;
  width: number;
  format: DrawnFormat;
}): Promise<PictureSize> {
  const picture = sharp(job.source, { limitInputPixels: maxPixels, failOn: 'error' });
  refuseLarge(await picture.metadata());
  const { width, height } = await picture
    .autoOrient()
    .resize({ width: job.width, withoutEnlargement: true })
    .toFormat(job.format, options[job.format])
    .toFile(job.target);
  return { width, height };
}
