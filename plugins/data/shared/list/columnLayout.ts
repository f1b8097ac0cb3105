import type { WidgetAddress } from 'sala/schemas';

/** How wide columns are drawn, in pixels, and how many of the first ones stay while the others scroll. */
export interface ColumnLayout {
  widths: Readonly<Record<string, number>>;
  frozen: number;
}

export const leastWidth = 56;
export const mostWidth = 800;
export const mostFrozen = 4;

const pair = /^([A-Za-z][A-Za-z0-9_.]{0,99}):(\d{1,4})$/;
const most = 60;

/** `widths=name:220,total:120`, `freeze=2`; what is not understood is left out. */
export function readColumnLayout({ widths = '', freeze }: WidgetAddress): ColumnLayout {
  const pairs = widths.split(',').flatMap((text): [string, number][] => {
    const [, field, width] = pair.exec(text) ?? [];
    return field === undefined ? [] : [[field, clampWidth(Number(width))]];
  });
  const isCount = freeze !== undefined && /^\d$/.test(freeze);
  return {
    widths: Object.fromEntries(pairs.slice(0, most)),
    frozen: isCount ? Math.min(Number(freeze), mostFrozen) : 1,
  };
}

export function writeWidths(widths: ColumnLayout['widths']): string {
  return Object.entries(widths)
    .map(([field, width]) => `${field}:${clampWidth(width)}`)
    .join(',');
}

export function clampWidth(width: number): number {
  return Math.round(Math.min(Math.max(width, leastWidth), mostWidth));
}

/** The columns with one of them at another place. */
export function moveColumn(columns: readonly string[], field: string, to: number): string[] {
  const rest = columns.filter((each) => each !== field);
  return columns.includes(field) ? rest.toSpliced(Math.max(0, to), 0, field) : rest;
}
