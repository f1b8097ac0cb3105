import type { CSSProperties } from 'react';
import type { WidgetViewProps } from 'sala/runtime';
import './columns.css';

interface Properties {
  columns: { uid: string; width: number }[];
  gap: number;
  alignment: 'start' | 'center' | 'end' | 'stretch';
  narrow: 'stack' | 'reverse' | 'keep';
}

export function Columns({ object, renderRows }: WidgetViewProps<Properties>) {
  const { columns, gap, alignment, narrow } = object;
  const style = {
    '--w-columns': columns.map((column) => `minmax(0, ${column.width}fr)`).join(' '),
    gap: gap * 4,
    alignItems: alignment,
  } as CSSProperties; // custom properties are not in React's type
  return (
    <div className={`w-columns w-columns--${narrow}${alignment === 'stretch' ? ' s-even' : ''}`} style={style}>
      {columns.map((column) => (
        <div key={column.uid}>{renderRows(column.uid)}</div>
      ))}
    </div>
  );
}
