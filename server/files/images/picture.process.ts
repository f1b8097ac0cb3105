import sharp from 'sharp';
import { answerParent } from '../../platform/child/answerParent.ts';
import { drawPicture } from './drawPicture.ts';
import type { PictureAnswer, PictureJob } from './pictureJob.ts';
import { PictureTooLarge } from './pictureTooLarge.ts';
import { readPicture } from './readPicture.ts';

// A separate process for pictures: image libraries are the part of the server most exposed to hostile files.
sharp.cache(false);
sharp.concurrency(1);
// Only formats that people may upload; vector graphics, documents and scientific formats are disabled.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}File`),
});

answerParent<PictureJob, PictureAnswer>(async (job) => {
  try {
    return { size: job.kind === 'read' ? await readPicture(job) : await drawPicture(job) };
  } catch (error) {
    return error instanceof PictureTooLarge ? { refusal: 'large', limit: error.limit } : { refusal: 'broken' };
  }
});
