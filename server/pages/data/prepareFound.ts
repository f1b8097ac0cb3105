import type { RouteMatch } from '../../../engine/access/route/matchRoute.ts';
import { listWanted, type WantedByTexts } from '../../../engine/layout/binding/listWanted.ts';
import { includeLayouts } from '../../../engine/layout/blocks/includeLayouts.ts';
import { openTextFormulas } from '../../../engine/layout/formula/textFormulas.ts';
import type { FindDefinition } from '../../../engine/layout/migrateLayout.ts';
import { collectRequests } from '../../../engine/layout/reading/collectRequests.ts';
import { dropActs } from '../../../engine/layout/reading/dropActs.ts';
import { shownLanguage } from '../../../engine/layout/reading/shownLanguage.ts';
import type { RoleHolder } from '../../../engine/people/actor.ts';
import { mayActThrough } from '../../../engine/people/rankRole.ts';
import { isJsonObject, type JsonObject, type Layout, type PageShell } from '../../../schemas/index.ts';
import { presentSession } from '../../identity/presentSession.ts';
import { presentSite } from '../../sites/presentSite.ts';
import type { Visit } from '../../sites/visit.ts';
import { findIncluded } from '../find/findIncluded.ts';
import { publishersOf } from '../layouts/publishersOf.ts';
import type { PageParts } from '../pageParts.ts';
import { addChildren } from './addChildren.ts';
import { openReader, type Reader } from './openReader.ts';
import { type PageScope, prepareFrame, preparePage } from './preparePage.ts';
import { findFrames, frameKey, renameFrame, surround } from './siteFrames.ts';

export interface FoundLayout {
  match: RouteMatch;
  layout: Layout;
  key?: string;
  query: URLSearchParams;
  /** The shell around the page: with it come the site's own header and footer. */
  shell?: PageShell;
}

export interface PreparedLayout {
  layout: Layout;
  scope: PageScope;
  reader: Reader;
  findDefinition: FindDefinition;
  /** Those who published what the page shows. */
  publishers: readonly RoleHolder[];
}

/**
 * The stored layout of a page as this visitor may receive it, with included layouts. If the page is about a record,
 * that record is read first: conditions and texts may refer to it.
 */
export async function prepareFound(app: PageParts, visit: Visit, found: FoundLayout): Promise<PreparedLayout> {
  const findDefinition: FindDefinition = (type) => app.registry.widget(type)?.definition;
  const keys = new Set(found.key === undefined ? [] : [found.key]);
  const findLayout = (wanted: string) => {
    keys.add(wanted);
    return findIncluded(app, visit, wanted);
  };
  const included = await includeLayouts(await addChildren(app, visit, found, findLayout), {
    key: found.key,
    findDefinition,
    findLayout,
  });
  const frames = await Promise.all(
    (await findFrames(app, visit, found)).map((frame) => {
      keys.add(frameKey(frame.kind));
      return includeLayouts(renameFrame(frame), { findDefinition, findLayout });
    }),
  );
  // A page reads for its visitor, and nothing that those who made it may not read.
  const publishers = await publishersOf(app, visit.site, keys);
  const isTrusted = publishers.every((publisher) => mayActThrough(publisher, visit.session?.role ?? 'public'));
  const leave = (layout: Layout) => (isTrusted ? layout : dropActs(layout, findDefinition));
  const whole = leave(included);
  const reader = await openReader(app, visit, found, publishers);
  const scope = openScope(visit, found);
  const prepare = (facts: PageScope) => {
    const language = shownLanguage(whole, facts.session.language);
    const page = preparePage(whole, findDefinition, { ...facts, session: { ...facts.session, language } });
    if (frames.length === 0 && page.rows.every(({ frame }) => frame === undefined)) return page;
    return {
      ...page,
      rows: surround(
        page.rows,
        frames.map((frame) => prepareFrame(leave(frame), findDefinition, facts)),
      ),
    };
  };
  const layout = prepare(scope);
  const record = await readSubject(layout, reader, findDefinition, listWanted(whole.rows, 'record'));
  if (!record) return { layout, scope, reader, findDefinition, publishers };
  const about = { ...scope, record };
  return { layout: prepare(about), scope: about, reader, findDefinition, publishers };
}

function openScope(visit: Visit, { match }: FoundLayout): PageScope {
  return {
    session: presentSession(visit),
    site: presentSite(visit.site, visit.language),
    params: match.params,
    now: visit.now,
    formulas: openTextFormulas(),
  };
}

/**
 * The record that the layout names, or the first of a list. Undefined when there is none: the page then does not exist.
 */
async function readSubject(
  layout: Layout,
  reader: Reader,
  findDefinition: FindDefinition,
  wanted: WantedByTexts,
): Promise<JsonObject | undefined> {
  const from = layout.settings.metaFrom;
  if (!from) return undefined;
  const request = collectRequests(layout, findDefinition)[from.uid]?.[from.request];
  if (!request) return undefined;
  const answer = await reader.read(request, { wanted }).catch(() => undefined);
  const list = 'find' in request && isJsonObject(answer) && Array.isArray(answer.data) ? answer.data : [answer];
  const [record] = list;
  return isJsonObject(record) ? record : undefined;
}
