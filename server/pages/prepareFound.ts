import { collectRequests } from '../../engine/layout/collectRequests.ts';
import { includeLayouts } from '../../engine/layout/includeLayouts.ts';
import type { FindDefinition } from '../../engine/layout/migrateLayout.ts';
import type { RouteMatch } from '../../engine/route/matchRoute.ts';
import { isJsonObject, type JsonObject, type Layout } from '../../schemas/index.ts';
import { presentSession } from '../accounts/presentSession.ts';
import type { App } from '../app/app.ts';
import type { Context } from '../http/context.ts';
import { preparePage, type Visit } from '../render/preparePage.ts';
import { addChildren } from './addChildren.ts';
import { findIncluded } from './findIncluded.ts';
import { openReader, type Reader } from './openReader.ts';
import { presentSite } from './presentSite.ts';

export interface FoundLayout {
  match: RouteMatch;
  layout: Layout;
  key?: string;
  query: URLSearchParams;
}

export interface PreparedLayout {
  layout: Layout;
  visit: Visit;
  reader: Reader;
  findDefinition: FindDefinition;
}

/**
 * The stored layout of a page as this visitor may receive it, with the layouts it takes in. A page about a record has that
 * record read first: its conditions and texts may name it.
 */
export async function prepareFound(app: App, context: Context, found: FoundLayout): Promise<PreparedLayout> {
  const findDefinition: FindDefinition = (type) => app.registry.widget(type)?.definition;
  const whole = await includeLayouts(await addChildren(app, context, found), {
    key: found.key,
    findDefinition,
    findLayout: (wanted) => findIncluded(app, context, wanted),
  });
  const reader = await openReader(app, context, found);
  const visit: Visit = {
    session: presentSession(context),
    site: presentSite(context.state.site),
    params: found.match.params,
  };
  const layout = preparePage(whole, findDefinition, visit);
  const record = await readSubject(layout, reader, findDefinition);
  if (!record) return { layout, visit, reader, findDefinition };
  const about = { ...visit, record };
  return { layout: preparePage(whole, findDefinition, about), visit: about, reader, findDefinition };
}

/**
 * What the layout names: a record, or the first of a list. Nothing when there is none: whoever describes the page then finds
 * that it does not exist.
 */
async function readSubject(
  layout: Layout,
  reader: Reader,
  findDefinition: FindDefinition,
): Promise<JsonObject | undefined> {
  const from = layout.settings.metaFrom;
  if (!from) return undefined;
  const request = collectRequests(layout, findDefinition)[from.uid]?.[from.request];
  if (!request) return undefined;
  const answer = await reader.read(request, {}).catch(() => undefined);
  const list = 'find' in request && isJsonObject(answer) && Array.isArray(answer.data) ? answer.data : [answer];
  const [record] = list;
  return isJsonObject(record) ? record : undefined;
}
