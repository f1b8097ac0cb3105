import type { ReactNode } from 'react';
import type { LogicSource } from '../../../engine/layout/reading/collectLogics.ts';
import type { LayoutObject, Row } from '../../../schemas/index.ts';
import { useVisible } from './useVisible.ts';

interface Props {
  part: LayoutObject | Row;
  logics?: LogicSource[];
  children: ReactNode;
}

/** A part that is drawn while its condition on the form holds. */
export function Conditional({ part, logics, children }: Props) {
  return useVisible(part, logics) ? children : null;
}
