import { createContext, use } from 'react';
import type { JsonObject } from '../../../schemas/index.ts';

export interface Inspected {
  id: string;
  data: JsonObject;
}

export const InspectedNode = createContext<Inspected | null>(null);

/** The node whose properties the inspector shows. */
export function useInspected(): Inspected {
  const inspected = use(InspectedNode);
  if (!inspected) throw new Error('No inspected node above');
  return inspected;
}
