import type { CSSProperties } from 'react';
import type { GridColumn } from '../../shared/columns.ts';
import type { ColumnLayout } from '../../shared/list/columnLayout.ts';

/** How columns stand, and what changes that; without callbacks nobody may. */
export interface GridLayout extends ColumnLayout {
  /** Undefined: as wide as what it holds. */
  onResize?: (field: string, width: number | undefined) => void;
  onMove?: (field: string, to: number) => void;
  /** Widths that the rows made, kept while further rows come. */
  settled?: Readonly<Record<string, number>>;
}

export const plainLayout: GridLayout = { widths: {}, frozen: 1 };

interface Attributes {
  'data-sized'?: true;
  'data-frozen'?: 'first' | 'next';
  'data-frozen-end'?: true;
  style?: CSSProperties;
}

/** Width and place of a cell: headings give the width, and cells below follow. */
export function columnStyle(
  { widths, frozen, settled }: Pick<GridLayout, 'widths' | 'frozen' | 'settled'>,
  { field }: Pick<GridColumn, 'field'>,
  index: number,
  part: 'head' | 'cell',
): Attributes {
  const width = widths[field];
  const isFrozen = index < frozen;
  const style: CSSProperties = {
    ...(width !== undefined && part === 'head' && { inlineSize: width, minInlineSize: width, maxInlineSize: width }),
    ...(part === 'head' && settledStyle({ settled }, field)),
    ...(isFrozen && index > 0 && { '--w-grid-start': `var(${frozenPlace(index)}, 0)` }),
  };
  return {
    ...(width !== undefined && { 'data-sized': true as const }),
    ...(isFrozen && { 'data-frozen': index === 0 ? ('first' as const) : ('next' as const) }),
    ...(index === frozen - 1 && { 'data-frozen-end': true as const }),
    ...(Object.keys(style).length > 0 && { style }),
  };
}

/** The width that a column keeps while further rows come. */
export function settledStyle({ settled }: Pick<GridLayout, 'settled'>, field: string): CSSProperties {
  const width = settled?.[field];
  return (width ? { '--w-grid-settled': `${width}px` } : {}) as CSSProperties; // a custom property
}

/** The variable that says where a frozen column stands: known when the browser has drawn those before it. */
export function frozenPlace(index: number): string {
  return `--w-grid-frozen-${index}`;
}
