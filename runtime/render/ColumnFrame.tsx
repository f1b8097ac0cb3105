import type { CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react';
import type { Column } from '../../schemas/index.ts';
import { columnSpan } from './columnSpan.ts';
import { lookOf, videoOf } from './looks.ts';
import { join } from './RowFrame.tsx';

interface Props extends HTMLAttributes<HTMLElement> {
  column: Column;
  /** All columns of the row: those without a size share what the others leave. */
  siblings: Column[];
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

export function ColumnFrame({ column, siblings, children, className, style, ...rest }: Props) {
  const look = lookOf(column.style);
  const BackgroundVideo = videoOf(column.style);
  const span = { '--s-span': columnSpan(column, siblings) } as CSSProperties; // custom properties are not in React's type
  return (
    <div
      {...rest}
      data-uid={column.uid}
      className={join('s-column', look.className, className)}
      style={{ ...span, ...look.style, ...style }}
    >
      {BackgroundVideo && <BackgroundVideo style={column.style} />}
      {children}
    </div>
  );
}
