import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { LayoutObject } from '../../schemas/index.ts';
import { lookOf, videoOf } from './looks.ts';
import { join } from './RowFrame.tsx';

interface Props extends HTMLAttributes<HTMLElement> {
  object: LayoutObject;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The box of one object with its common look. */
export function ObjectFrame({ object, children, className, style, ...rest }: Props) {
  const look = lookOf(object.style);
  const BackgroundVideo = videoOf(object.style);
  return (
    <div
      {...rest}
      data-uid={object.uid}
      className={join('s-object', look.className, className)}
      style={{ ...look.style, ...style }}
    >
      {BackgroundVideo && <BackgroundVideo style={object.style} />}
      {children}
    </div>
  );
}
