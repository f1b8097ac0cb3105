import type { BlockStyle, Row } from '../../schemas/index.ts';
import { createPart } from '../context/createPart.ts';
import type { BackgroundVideo } from './BackgroundVideo.tsx';
import type { blockStyle } from './blockStyle.ts';

/** The code that turns styles of blocks into CSS; pages without such styles do without. */
export const blockStyles = createPart(async () => {
  const { blockStyle, BackgroundVideo } = await import('./blockLook.ts');
  return { blockStyle, BackgroundVideo };
});

const plain: ReturnType<typeof blockStyle> = { className: '', style: {} };

/** The component for a block's background video, if it has one. */
export function videoOf(style: BlockStyle | undefined): typeof BackgroundVideo | undefined {
  return style?.background?.type === 'video' ? blockStyles.find()?.BackgroundVideo : undefined;
}

/** The style of a block; must have been loaded before. */
export function styleOf(style: BlockStyle | undefined): typeof plain {
  return style ? blockStyles.get().blockStyle(style) : plain;
}

/** Whether any block in these rows has a style. */
export function needsBlockStyles(rows: Row[]): boolean {
  return rows.some(
    (row) =>
      row.style ||
      row.columns.some(
        (column) =>
          column.style || column.objects.some((object) => object.style || needsBlockStyles(object.rows ?? [])),
      ),
  );
}
