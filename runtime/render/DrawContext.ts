import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { LogicSource } from '../../engine/layout/collectLogics.ts';
import type { HydrateMode, Row } from '../../schemas/index.ts';

/** What drawing a page needs to know at every row and object. */
export interface Draw {
  /** Rows and objects that stay as the server drew them. */
  kept: ReadonlySet<string>;
  /** When objects of a server-drawn page become interactive. */
  modes: Record<string, HydrateMode>;
  logics: ReadonlyMap<string, LogicSource[]>;
  /** Stands in for a widget that is on its way; on the server, for one that failed. */
  fallback: ReactNode;
  /** Draws the rows that a container holds. */
  drawRows: (rows: Row[]) => ReactNode;
  /** Draws a row that may be repeated; only forms repeat. */
  CopyRow?: ComponentType<{ row: Row; children: ReactNode }>;
  /** Staff see placeholders where visitors see nothing. */
  staff: boolean;
}

export const emptyDraw: Draw = {
  kept: new Set(),
  modes: {},
  logics: new Map(),
  fallback: null,
  drawRows: () => null,
  staff: false,
};

export const DrawContext = createContext<Draw>(emptyDraw);

export function useDraw(): Draw {
  return use(DrawContext);
}
