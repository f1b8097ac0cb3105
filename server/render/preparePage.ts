import { applyConditions } from '../../engine/layout/applyConditions.ts';
import { applyGuards } from '../../engine/layout/applyGuards.ts';
import { collectLogics } from '../../engine/layout/collectLogics.ts';
import { markFirstPicture } from '../../engine/layout/markFirstPicture.ts';
import type { FindDefinition } from '../../engine/layout/migrateLayout.ts';
import { readPageFacts } from '../../engine/layout/pageFacts.ts';
import { prepareLayout } from '../../engine/layout/prepareLayout.ts';
import type { Layout, PublicSession, PublicSite } from '../../schemas/index.ts';
import { cleanHtml } from './cleanHtml.ts';

interface Visit {
  session: PublicSession;
  site: PublicSite;
  params: Record<string, string>;
}

/**
 * A stored layout as this visitor may receive it: lifted to today's versions, what is not meant for him left out, texts in
 * his language, HTML cleaned.
 */
export function preparePage(layout: Layout, findDefinition: FindDefinition, visit: Visit): Layout {
  const facts = readPageFacts(visit);
  const lifted = prepareLayout(layout, findDefinition, { language: visit.session.language, sanitizeHtml: cleanHtml });
  const prepared = applyGuards(lifted, findDefinition, facts);
  return markFirstPicture(applyConditions(prepared, facts, new Set(collectLogics(prepared).keys())));
}
