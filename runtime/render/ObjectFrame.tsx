import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { LayoutObject } from '../../schemas/index.ts';
import { join } from '../ui/join.ts';
import { styleOf, videoOf } from './blockStyles.ts';

interface Props extends HTMLAttributes<HTMLElement> {
  object: LayoutObject;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The box of one object with its common style. */
export function ObjectFrame({ object, children, className, style, ...rest }: Props) {
  const look = styleOf(object.style);
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
