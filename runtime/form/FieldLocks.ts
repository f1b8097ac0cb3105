import { createContext, type ReactNode } from 'react';
import type { LayoutObject } from '../../schemas/index.ts';

/** Draws a field that this person may see and not change in place of its widget; null for one that they may not see, undefined for one that they may change. */
export const FieldLocks = createContext<((field: LayoutObject) => ReactNode) | null>(null);
