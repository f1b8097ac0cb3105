import type { ReactNode } from 'react';
import { join } from '../join.ts';
import './foldTitle.css';

/** The title of `<details>`, with a mark before it that turns when it is opened. */
export function FoldTitle({ className, children }: { className?: string; children: ReactNode }) {
  return <summary className={join('s-fold-title', className)}>{children}</summary>;
}
