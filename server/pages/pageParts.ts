import type { JsonObject } from '../../schemas/index.ts';
import type { Visit } from '../sites/visit.ts';
import type { Assets } from './assets/assets.ts';
import type { LayoutParts } from './layouts/layoutParts.ts';

/** Makes a call from inside, with the rights of the visitor. */
export type Ask = (visit: Visit, question: string, params: JsonObject) => Promise<unknown>;

export interface PageParts extends LayoutParts {
  assets: Assets;
  ask: Ask;
}
