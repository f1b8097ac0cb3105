import type { Text } from '../text.ts';

/** A size of paper, in millimetres. Without a height it comes from a roll, and is cut after what stands on it. */
export interface PaperSize {
  title: Text;
  mm: { width: number; height?: number };
  /** Labels that stand side by side on a sheet of A4, in its middle; `gap` lies between them. */
  sheet?: { columns: number; rows: number; gap?: { column: number; row: number } };
}

/** The sizes that documents may name. */
export const paperSizes: Readonly<Record<string, PaperSize>> = {
  a4: { title: { th: 'A4 (210 × 297 มม.)', en: 'A4 (210 × 297 mm)' }, mm: { width: 210, height: 297 } },
  a5: { title: { th: 'A5 (148 × 210 มม.)', en: 'A5 (148 × 210 mm)' }, mm: { width: 148, height: 210 } },
  a6: { title: { th: 'A6 (105 × 148 มม.)', en: 'A6 (105 × 148 mm)' }, mm: { width: 105, height: 148 } },
  roll80: { title: { th: 'ม้วนใบเสร็จ 80 มม.', en: 'Receipt roll, 80 mm' }, mm: { width: 80 } },
  roll58: { title: { th: 'ม้วนใบเสร็จ 58 มม.', en: 'Receipt roll, 58 mm' }, mm: { width: 58 } },
  label100x150: {
    title: { th: 'สติกเกอร์ 100 × 150 มม.', en: 'Label, 100 × 150 mm' },
    mm: { width: 100, height: 150 },
  },
  label60x40: { title: { th: 'สติกเกอร์ 60 × 40 มม.', en: 'Label, 60 × 40 mm' }, mm: { width: 60, height: 40 } },
  label50x30: { title: { th: 'สติกเกอร์ 50 × 30 มม.', en: 'Label, 50 × 30 mm' }, mm: { width: 50, height: 30 } },
  sheet3x8: {
    title: { th: 'แผ่นสติกเกอร์ A4, 3 × 8 ดวง', en: 'A4 sheet of 3 × 8 labels' },
    mm: { width: 70, height: 37 },
    sheet: { columns: 3, rows: 8 },
  },
  sheet4x10: {
    title: { th: 'แผ่นสติกเกอร์ A4, 4 × 10 ดวง', en: 'A4 sheet of 4 × 10 labels' },
    mm: { width: 48.5, height: 25.4 },
    sheet: { columns: 4, rows: 10 },
  },
};

/** In pixels: what is drawn for so many millimetres. */
export function toPixels(millimetres: number): number {
  return Math.round((millimetres / 25.4) * 96);
}

/** Whether it is as tall as what stands on it. */
export function isRoll({ mm }: PaperSize): boolean {
  return mm.height === undefined;
}
