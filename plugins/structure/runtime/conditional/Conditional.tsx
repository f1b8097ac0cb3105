import type { WidgetViewProps } from 'sala/runtime';

/** Its rows carry the conditions; whichever are met come one below the other. */
export function Conditional({ renderRows }: WidgetViewProps) {
  return renderRows();
}
