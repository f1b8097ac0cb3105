import type { Json } from '../../../schemas/index.ts';
import type { CallerContext } from '../../plugins/door/pluginContext.ts';
import { openPluginContext, personOf } from '../../records/narrowRecords.ts';
import type { Records } from '../../records/openRecords.ts';
import type { Visit } from '../../sites/visit.ts';
import { findListPath } from '../find/findListPath.ts';
import { findScreenPath } from '../find/findRecordPath.ts';
import type { PageParts } from '../pageParts.ts';
import { openKept } from './openKept.ts';

/** The plugin context of a visit: the person, and the records and calls that they may use. */
export function openCaller(app: PageParts, visit: Visit, records: Records, plugin: string): CallerContext {
  return {
    ...openPluginContext(records, visit.now),
    person: personOf(records),
    kept: openKept(app, records, plugin),
    language: visit.language,
    pathOf: (collection, screen, id) => findScreenPath(app, visit, { collection, screen, id }),
    listPath: (collection, parameters) => findListPath(app, visit, collection, parameters),
    ask: async (question, params = {}) => toJson(await app.ask(visit, question, params)),
  };
}

/** The answer as the call would send it: only what JSON can say. */
function toJson(answer: unknown): Json {
  return JSON.parse(JSON.stringify(answer));
}
