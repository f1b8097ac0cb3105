import type { WidgetViewProps } from 'sala/runtime';

/** Draws its rows, which carry the conditions of their cases. */
export function Conditional({ renderRows }: WidgetViewProps) {
  return renderRows();
}
