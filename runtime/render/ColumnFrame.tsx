import type { CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react';
import type { Column } from '../../schemas/index.ts';
import { join } from '../ui/join.ts';
import { styleOf, videoOf } from './blockStyles.ts';
import { columnSpan } from './columnSpan.ts';

interface Props extends HTMLAttributes<HTMLElement> {
  column: Column;
  /** All columns of the row: those without a size share the rest. */
  siblings: Column[];
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

export function ColumnFrame({ column, siblings, children, className, style, ...rest }: Props) {
  const look = styleOf(column.style);
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
