import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { Row } from '../../schemas/index.ts';
import { join } from '../ui/join.ts';
import { styleOf, videoOf } from './blockStyles.ts';

interface Props extends HTMLAttributes<HTMLElement> {
  row: Row;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The band of a row: a full-width background, and inside it a grid of twelve columns that stack on phones. */
export function RowFrame({ row, children, className, style, ...rest }: Props) {
  const look = styleOf(row.style);
  const BackgroundVideo = videoOf(row.style);
  const { radius, border, shadow } = row.style ?? {};
  // A row with corners, a border or a shadow is a box in the page, not a full-width band.
  const boxed = Boolean(radius || border || (shadow && shadow !== 'none'));
  const grid = { '--s-gap': row.gapSize === undefined ? undefined : `${Math.max(0, Number(row.gapSize) || 0) * 4}px` };
  return (
    <div
      {...rest}
      data-uid={row.uid}
      className={join('s-row', `s-row--${rowWidth(row)}`, boxed && 's-row--boxed', look.className, className)}
      style={{ ...look.style, ...style }}
    >
      {BackgroundVideo && <BackgroundVideo style={row.style} />}
      <div
        className={join('s-row__grid', row.alignment && `s-align-${row.alignment}`)}
        style={grid as HTMLAttributes<HTMLElement>['style']} // custom properties are not in React's type
      >
        {children}
      </div>
    </div>
  );
}

function rowWidth({ width }: Row): string {
  return width === 'narrow' || width === 'wide' || width === 'full' ? width : 'normal';
}
