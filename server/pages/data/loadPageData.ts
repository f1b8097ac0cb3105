import { createHash } from 'node:crypto';
import { listWanted } from '../../../engine/layout/binding/listWanted.ts';
import { hideFormSettings } from '../../../engine/layout/form/hideFormSettings.ts';
import type { FindDefinition } from '../../../engine/layout/migrateLayout.ts';
import { readAddresses } from '../../../engine/layout/reading/address.ts';
import { collectRequests } from '../../../engine/layout/reading/collectRequests.ts';
import { dropRepeated, expandRepeaters } from '../../../engine/layout/reading/expandRepeaters.ts';
import { listObjects } from '../../../engine/layout/walkLayout.ts';
import {
  type DataRequest,
  isJsonObject,
  type Json,
  type JsonObject,
  type Layout,
  type LayoutObject,
  type PagePayload,
  type Row,
  type WidgetDefinition,
} from '../../../schemas/index.ts';
import type { Visit } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';
import { explainFailure } from './explainFailure.ts';
import { type FoundLayout, type PreparedLayout, prepareFound } from './prepareFound.ts';
import { prepareRepeated } from './preparePage.ts';

export interface LoadedPage {
  layout: Layout;
  data: PagePayload['data'];
  /** What the page is about. */
  record?: JsonObject;
  /** The record that each repeated object was drawn for. */
  items: ReadonlyMap<string, JsonObject>;
  /** Objects of which a request failed. */
  failed: string[];
  /** Why, for administrators. */
  reasons: Record<string, string>;
  /** The collections that each live object reads. */
  live: Record<string, string[]>;
}

/** The page itself, repeated rows in it, and repeated rows in those. */
const maxPhases = 3;
const maxObjects = 5000;
/** Limit of reads for repeated rows, beside the page's own. */
const maxRepeatedReads = 200;

/**
 * Reads the data of all widgets of a page (or of the named ones) in one pass, and again for repeated rows. Equal
 * requests are read once. A failed request leaves its widget without data; the page still renders.
 */
export async function loadPageData(
  app: PageParts,
  visit: Visit,
  found: FoundLayout,
  objects?: ReadonlySet<string>,
): Promise<LoadedPage> {
  const prepared = await prepareFound(app, visit, found);
  const { scope, findDefinition } = prepared;
  const addresses = readAddresses(found.query);
  const loaded: Loaded = { data: {}, failed: new Map(), live: {}, done: new Set(), items: new Map(), reads: 0 };
  const budget = { objects: maxObjects };
  let { rows } = prepared.layout;
  for (let phase = 0; phase < maxPhases; phase += 1) {
    const asked = Object.entries(collectRequests({ rows }, findDefinition, addresses)).filter(
      ([uid]) => !loaded.done.has(uid) && (!objects || isNeeded(uid, objects)),
    );
    if (asked.length === 0) break;
    await readAll(visit, { ...prepared, rows }, asked, loaded);
    const repeated = expandRepeaters(rows, {
      findDefinition,
      itemsOf: ({ uid }, request) => (loaded.done.has(uid) ? readItems(loaded.data[uid]?.[request]) : undefined),
      prepareRows: (template, item) => prepareRepeated(template, item, findDefinition, scope),
      budget,
    });
    rows = repeated.rows;
    for (const [uid, item] of repeated.items) loaded.items.set(uid, item);
  }
  const layout = hideFormSettings({ ...prepared.layout, rows: dropRepeated(rows) }, findDefinition);
  const data = withoutItems(layout, loaded.data, prepared);
  return {
    layout,
    data,
    record: scope.record,
    items: loaded.items,
    failed: [...loaded.failed.keys()],
    reasons: Object.fromEntries(loaded.failed),
    live: loaded.live,
  };
}

interface Loaded extends Pick<LoadedPage, 'data' | 'live'> {
  /** Objects of which a request failed, and why. */
  failed: Map<string, string>;
  done: Set<string>;
  /** The record that an object is repeated for. */
  items: Map<string, JsonObject>;
  reads: number;
}

async function readAll(
  visit: Visit,
  { rows, scope, reader, findDefinition }: PreparedLayout & { rows: Row[] },
  asked: [uid: string, requests: Record<string, DataRequest>][],
  loaded: Loaded,
): Promise<void> {
  const objects = new Map(listObjects({ rows }).map((object) => [object.uid, object]));
  const pending = asked.flatMap(([uid, requests]) => {
    loaded.done.add(uid);
    const item = loaded.items.get(uid);
    const object = objects.get(uid);
    if (object && isLive(object, findDefinition(object.type)?.live))
      loaded.live[uid] = Object.values(requests).flatMap((request) => readsOf(request).filter(reader.isLive));
    return Object.entries(requests).map(async ([name, request]) => {
      try {
        if (item) loaded.reads += 1;
        if (loaded.reads > maxRepeatedReads) throw new Error('too much is repeated on this page');
        const wanted = isRepeated(name, object, findDefinition) ? listWanted(object?.repeated, 'item') : undefined;
        const value = await reader.read(request, { record: scope.record, item, wanted });
        loaded.data[uid] = { ...loaded.data[uid], [name]: value };
      } catch (error) {
        loaded.failed.set(uid, explainFailure(error, visit));
        visit.log.warn({ err: error, object: uid }, 'data of a widget failed');
      }
    });
  });
  await Promise.all(pending);
}

/** Whether the rows of an object are repeated for the records that this request answers. */
function isRepeated(request: string, object: LayoutObject | undefined, findDefinition: FindDefinition): boolean {
  return object !== undefined && findDefinition(object.type)?.repeats === request;
}

function isLive(object: LayoutObject, live: WidgetDefinition['live']): boolean {
  return typeof live === 'function' ? live(object) : live === true;
}

function readsOf(request: DataRequest): string[] {
  return 'collection' in request ? [request.collection] : ('source' in request && request.reads) || [];
}

/** A named object, its contents, and its containers, which must be read for it to exist. */
function isNeeded(uid: string, objects: ReadonlySet<string>): boolean {
  for (const named of objects)
    if (uid === named || uid.startsWith(`${named}.`) || named.startsWith(`${uid}.`)) return true;
  return false;
}

/** The records of an answer: a list, or a page of one. */
function readItems(answer: Json | undefined): Json[] {
  if (Array.isArray(answer)) return answer;
  return isJsonObject(answer) && Array.isArray(answer.data) ? answer.data : [];
}

/**
 * Records whose rows have been drawn need not be sent: only their number, and a hash by which the browser sees that
 * nothing changed.
 */
function withoutItems(layout: Layout, data: PagePayload['data'], { findDefinition }: PreparedLayout) {
  const slim = { ...data };
  for (const { uid, type, rows = [] } of listObjects(layout)) {
    const request = findDefinition(type)?.repeats;
    const answer = request && data[uid]?.[request];
    if (!request || answer === undefined) continue;
    const rest = isJsonObject(answer) ? answer : {};
    const stamp = createHash('sha1').update(JSON.stringify(rows)).digest('base64url');
    slim[uid] = { ...data[uid], [request]: { ...rest, data: [], count: readItems(answer).length, stamp } };
  }
  return slim;
}
