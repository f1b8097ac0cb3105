import type { TextFormulas } from '../../../engine/layout/binding/fillTemplate.ts';
import { openTextFormulas } from '../../../engine/layout/formula/textFormulas.ts';
import type { FindDefinition } from '../../../engine/layout/migrateLayout.ts';
import { applyConditions, applyToRows } from '../../../engine/layout/reading/applyConditions.ts';
import { applyGuards } from '../../../engine/layout/reading/applyGuards.ts';
import { collectLogics } from '../../../engine/layout/reading/collectLogics.ts';
import { markFirstPicture } from '../../../engine/layout/reading/markFirstPicture.ts';
import { type PageFacts, readPageFacts, readTextFacts } from '../../../engine/layout/reading/pageFacts.ts';
import { prepareLayout } from '../../../engine/layout/reading/prepareLayout.ts';
import type { PrepareOptions } from '../../../engine/layout/reading/prepareObject.ts';
import {
  type JsonObject,
  type Layout,
  layoutVersion,
  type PublicSession,
  type PublicSite,
  type Row,
} from '../../../schemas/index.ts';
import { cleanHtml } from './cleanHtml.ts';

/** The session, site and parameters of a visit: what conditions and placeholders may refer to. */
export interface PageScope {
  session: PublicSession;
  site: PublicSite;
  params: Record<string, string>;
  /** The time of the visit; the current one without it. */
  now?: Date;
  /** The record that the page is about. */
  record?: JsonObject;
  /** Formulas of the texts, which share what one page may compute. */
  formulas?: TextFormulas;
}

/**
 * A stored layout as this visitor may receive it: migrated to current versions, without what is hidden from them, texts in
 * their language with placeholders filled, HTML sanitised.
 */
export function preparePage(layout: Layout, findDefinition: FindDefinition, scope: PageScope): Layout {
  return markFirstPicture(prepareFrame(layout, findDefinition, scope));
}

/** The same for what stands around a page, whose pictures are not the first to be seen. */
export function prepareFrame(layout: Layout, findDefinition: FindDefinition, scope: PageScope): Layout {
  const facts = readPageFacts(scope);
  const prepared = applyGuards(prepareLayout(layout, findDefinition, describe(scope, facts)), findDefinition, facts);
  return applyConditions(prepared, facts, new Set(collectLogics(prepared).keys()));
}

/** The same for rows that are drawn once for each record. */
export function prepareRepeated(
  rows: Row[],
  item: JsonObject,
  findDefinition: FindDefinition,
  scope: PageScope,
): Row[] {
  const facts: PageFacts = { ...readPageFacts(scope), item };
  const layout: Layout = { version: layoutVersion, kind: 'page', settings: {}, rows };
  const prepared = applyGuards(prepareLayout(layout, findDefinition, describe(scope, facts)), findDefinition, facts);
  return applyToRows(prepared.rows, facts, new Set(collectLogics(prepared).keys()));
}

function describe({ session, site, now, formulas = openTextFormulas() }: PageScope, facts: PageFacts): PrepareOptions {
  const { language } = session;
  const reading = { language, timeZone: site.timeZone };
  return {
    language,
    sanitizeHtml: cleanHtml,
    binding: { facts: readTextFacts(facts, session, now), place: reading, formulas },
  };
}
