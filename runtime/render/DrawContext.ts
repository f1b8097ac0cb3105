import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { LogicSource } from '../../engine/layout/reading/collectLogics.ts';
import type { HydrateMode, Row } from '../../schemas/index.ts';

/** What rows and objects need in order to be drawn. */
export interface Draw {
  /** Rows and objects that stay as the server drew them. */
  kept: ReadonlySet<string>;
  /** When objects of a server-drawn page become interactive. */
  modes: Record<string, HydrateMode>;
  logics: ReadonlyMap<string, LogicSource[]>;
  /** Drawn in place of a widget that is loading; on the server, of one that failed. */
  fallback: ReactNode;
  /** Draws the rows of a container. */
  drawRows: (rows: Row[]) => ReactNode;
  /** Draws the notice under an object that its data is out of date. */
  drawStale?: (uid: string) => ReactNode;
  /** Draws a row that may be repeated; only in forms. */
  CopyRow?: ComponentType<{ row: Row; children: ReactNode }>;
  /** The page that is shown: its forms are sent under this key. Without one, as in the builder, nothing is sent. */
  layoutKey?: string;
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
