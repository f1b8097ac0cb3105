import { type ComponentType, createContext, use } from 'react';

export interface RowsProps {
  parent: string;
  panel?: string;
}

/**
 * The component that draws the rows of a container: passed by context, since rows hold objects and these may hold rows.
 */
export const RowsContext = createContext<ComponentType<RowsProps> | null>(null);

export function useRows(): ComponentType<RowsProps> {
  const Rows = use(RowsContext);
  if (!Rows) throw new Error('No canvas above');
  return Rows;
}
