import { applyConditions, applyToRows } from '../../engine/layout/applyConditions.ts';
import { applyGuards } from '../../engine/layout/applyGuards.ts';
import { collectLogics } from '../../engine/layout/collectLogics.ts';
import { markFirstPicture } from '../../engine/layout/markFirstPicture.ts';
import type { FindDefinition } from '../../engine/layout/migrateLayout.ts';
import { type PageFacts, readPageFacts } from '../../engine/layout/pageFacts.ts';
import { prepareLayout } from '../../engine/layout/prepareLayout.ts';
import type { PrepareOptions } from '../../engine/layout/prepareObject.ts';
import {
  type JsonObject,
  type Layout,
  layoutVersion,
  type PublicSession,
  type PublicSite,
  type Row,
} from '../../schemas/index.ts';
import { cleanHtml } from './cleanHtml.ts';

/** Who opens which page: everything that conditions and bindings may ask about. */
export interface Visit {
  session: PublicSession;
  site: PublicSite;
  params: Record<string, string>;
  /** The record that the page is about. */
  record?: JsonObject;
}

/**
 * A stored layout as this visitor may receive it: lifted to today's versions, what is not meant for him left out, texts in
 * his language with their bindings filled, HTML cleaned.
 */
export function preparePage(layout: Layout, findDefinition: FindDefinition, visit: Visit): Layout {
  const facts = readPageFacts(visit);
  const prepared = applyGuards(prepareLayout(layout, findDefinition, describe(visit, facts)), findDefinition, facts);
  return markFirstPicture(applyConditions(prepared, facts, new Set(collectLogics(prepared).keys())));
}

/** The same for rows that are drawn once for each record. */
export function prepareRepeated(rows: Row[], item: JsonObject, findDefinition: FindDefinition, visit: Visit): Row[] {
  const facts: PageFacts = { ...readPageFacts(visit), item };
  const layout: Layout = { version: layoutVersion, kind: 'page', settings: {}, rows };
  const prepared = applyGuards(prepareLayout(layout, findDefinition, describe(visit, facts)), findDefinition, facts);
  return applyToRows(prepared.rows, facts, new Set(collectLogics(prepared).keys()));
}

function describe({ session, site }: Visit, { user, site: place, route, record, item }: PageFacts): PrepareOptions {
  const { language } = session;
  const avatar = session.user?.avatar;
  const facts = {
    user: avatar ? { ...user, avatar } : user,
    site: place,
    route,
    now: new Date().toISOString(),
    ...(record && { record }),
    ...(item && { item }),
  };
  return { language, sanitizeHtml: cleanHtml, binding: { facts, place: { language, timeZone: site.timeZone } } };
}
