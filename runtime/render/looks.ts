import type { BlockStyle, Row } from '../../schemas/index.ts';
import type { BackgroundVideo } from './BackgroundVideo.tsx';
import type { blockStyle } from './blockStyle.ts';

type Look = ReturnType<typeof blockStyle>;

let readLook: typeof blockStyle | undefined;
let video: typeof BackgroundVideo | undefined;
const plain: Look = { className: '', style: {} };

/** Fetches what turns the looks of blocks into styles; a page on which nothing was given one does without. */
export async function loadLooks(): Promise<void> {
  const [styles, videos] = await Promise.all([import('./blockStyle.ts'), import('./BackgroundVideo.tsx')]);
  readLook ??= styles.blockStyle;
  video ??= videos.BackgroundVideo;
}

/** What draws the film behind a block, for one that may have one. */
export function videoOf(style: BlockStyle | undefined): typeof BackgroundVideo | undefined {
  return style?.background?.type === 'video' ? video : undefined;
}

/** The look of a block; who draws blocks that have one has loaded them before. */
export function lookOf(style: BlockStyle | undefined): Look {
  if (!style) return plain;
  if (!readLook) throw new Error('loadLooks comes first');
  return readLook(style);
}

/** Whether any block in these rows was given a look. */
export function needsLooks(rows: Row[]): boolean {
  return rows.some(
    (row) =>
      row.style ||
      row.columns.some(
        (column) => column.style || column.objects.some((object) => object.style || needsLooks(object.rows ?? [])),
      ),
  );
}
