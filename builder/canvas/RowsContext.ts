import { type ComponentType, createContext, use } from 'react';

export interface RowsProps {
  parent: string;
  panel?: string;
}

/** How a container draws the rows it holds: given from above, for rows hold objects and these may hold rows. */
export const RowsContext = createContext<ComponentType<RowsProps> | null>(null);

export function useRows(): ComponentType<RowsProps> {
  const Rows = use(RowsContext);
  if (!Rows) throw new Error('No canvas above');
  return Rows;
}
