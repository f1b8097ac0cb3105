import type { Metadata } from 'sharp';
import { maxPictureBytes, maxPixels } from '../fileLimits.ts';

/** A picture with more megapixels than its kind allows. */
export class PictureTooLarge extends Error {
  readonly limit: number;
  constructor(pixels: number) {
    super('the picture is too large');
    this.limit = Math.floor(pixels / 1_000_000);
  }
}

const bytesOf: Record<string, number> = {
  uchar: 1,
  char: 1,
  ushort: 2,
  short: 2,
  uint: 4,
  int: 4,
  float: 4,
  double: 8,
};

/** Checks the header only, before decoding. Pages of an animation are decoded together. */
export function refuseLarge({ width, height, pages = 1, channels, depth }: Metadata): void {
  const allowed = Math.min(maxPixels, maxPictureBytes / (channels * (bytesOf[depth] ?? 4)));
  if (width * height * pages > allowed) throw new PictureTooLarge(allowed);
}
