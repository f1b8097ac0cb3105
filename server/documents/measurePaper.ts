import { type DocumentDeclaration, paperSizes, toPixels } from '../../schemas/index.ts';

/** Paper in pixels; a roll has no height. */
export interface MeasuredPaper {
  width: number;
  height?: number;
  sheet?: MeasuredSheet;
}

/** A sheet of labels: its own size, and how they stand in its middle. */
export interface MeasuredSheet {
  width: number;
  height: number;
  columns: number;
  rows: number;
  gap: { column: number; row: number };
}

/** The paper that a document is printed on. */
export function measurePaper({ paper, papers }: Pick<DocumentDeclaration, 'paper' | 'papers'>): MeasuredPaper {
  const { mm, sheet } = papers[paper] ?? paperSizes.a4 ?? { mm: { width: 210, height: 297 } };
  const { column = 0, row = 0 } = sheet?.gap ?? {};
  return {
    width: toPixels(mm.width),
    ...(mm.height !== undefined && { height: toPixels(mm.height) }),
    ...(sheet && {
      sheet: {
        ...{ width: toPixels(210), height: toPixels(297) },
        ...{ columns: sheet.columns, rows: sheet.rows },
        gap: { column: toPixels(column), row: toPixels(row) },
      },
    }),
  };
}
