import type { DrawnFormat } from '../variantKeys.ts';

/** A job of the picture process, with local file paths. */
export type PictureJob =
  | { kind: 'read'; file: string; extension: string }
  | { kind: 'draw'; source: string; target: string; width: number; format: DrawnFormat };

export interface PictureSize {
  width: number;
  height: number;
}

/** The result. Any other failure is attributed to the picture. */
export type PictureAnswer = { size: PictureSize } | { refusal: 'broken' } | { refusal: 'large'; limit: number };

/** Temporary path of a rewritten picture before it replaces the original. */
export function cleanFile(file: string): string {
  return `${file}.clean`;
}
