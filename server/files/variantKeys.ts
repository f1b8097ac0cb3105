import { pictureWidths } from '../../engine/content/pictureSources.ts';
import type { FileRow } from './fileRows.ts';

/** The kinds of pictures that have variants, and their formats. */
export const drawnFormats: Record<string, DrawnFormat> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
};

export type DrawnFormat = 'avif' | 'webp' | 'jpeg' | 'png';

/** The storage keys of all possible variants of a picture. */
export function listVariantKeys(file: FileRow): string[] {
  if (!Object.hasOwn(drawnFormats, file.mime)) return [];
  return pictureWidths.flatMap((width) =>
    ['avif', 'webp', file.extension].map((ending) => variantKey(file, width, ending)),
  );
}

export function variantKey(file: FileRow, width: number, ending: string): string {
  return `${file.storage_key}.w${width}.${ending}`;
}
