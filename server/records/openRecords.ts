import { createId } from '../../engine/id/createId.ts';
import { planCreate } from '../../engine/record/planCreate.ts';
import { planMove } from '../../engine/record/planMove.ts';
import { planDelete, planRestore } from '../../engine/record/planRemoval.ts';
import { planUpdate } from '../../engine/record/planUpdate.ts';
import type { FieldSchema, JsonObject, Language } from '../../schemas/index.ts';
import type { App } from '../app/app.ts';
import type { TenantDb } from '../db/tenantDb.ts';
import { siteUnknown } from '../errors/httpErrors.ts';
import type { Actor } from './actor.ts';
import { changeRecord, findWritten, planContext, planUnder, type Written, writeNew } from './changeRecord.ts';
import { maySendEvents, requireEvent } from './decideEvent.ts';
import { countRecords, findRecords, type ListResult } from './findRecords.ts';
import { readHistory } from './readHistory.ts';
import type { ListInput } from './readListQuery.ts';
import { type OfferedEvent, readEvents, readRecord } from './readRecord.ts';
import { aggregate, readStats } from './readStats.ts';
import { listEffects, requestEffect, runEffectAgain } from './recordEffects.ts';
import { findCollection, type RecordsContext, refuse } from './recordsContext.ts';
import { searchRecords } from './searchRecords.ts';

export type { ListResult, Written };

export interface CreateOptions {
  id?: string;
  /** For an id that always comes out the same: a second creation finds the first. */
  once?: boolean;
  state?: string;
  imported?: boolean;
}

/** The records of one site as one actor may use them: the only way in, for routes, widgets' data, effects and imports. */
export interface Records {
  context: RecordsContext;
  create(collection: string, input: JsonObject, options?: CreateOptions): Promise<Written>;
  read(collection: string, id: string, options?: { expand?: string[] }): Promise<JsonObject>;
  update(collection: string, id: string, changes: JsonObject, options?: { version?: number }): Promise<Written>;
  transition(
    collection: string,
    id: string,
    event: string,
    options?: { note?: string; version?: number; data?: JsonObject },
  ): Promise<Written>;
  remove(collection: string, id: string, options?: { version?: number }): Promise<Written>;
  restore(collection: string, id: string): Promise<Written>;
  find(collection: string, input: ListInput & { trash?: boolean }): Promise<ListResult>;
  count(collection: string, input: ListInput): Promise<number>;
  aggregate(collection: string, pipeline: unknown): Promise<JsonObject[]>;
  stats(collection: string): Promise<JsonObject>;
  history(collection: string, id: string): Promise<JsonObject[]>;
  /** The events that the actor may send to a record that a list gave him. */
  events(collection: string, record: JsonObject): OfferedEvent[];
  search(text: string, only?: string[]): Promise<JsonObject[]>;
  effects(collection: string, id: string): Promise<JsonObject[]>;
  runEffectAgain(collection: string, id: string, effect: number): Promise<JsonObject>;
  /** Asks for an operation of a plugin; asked twice, it is done once. */
  requestEffect(collection: string, id: string, name: string): Promise<JsonObject>;
  fieldType(collection: string, field: string): FieldSchema['type'];
  /** All of the work happens or none; what waits for the end (notices, effects) waits for the commit. */
  transaction<T>(work: (records: Records) => Promise<T>): Promise<T>;
}

export async function openRecords(
  app: App,
  options: { siteId: string; actor: Actor; language?: Language; db?: TenantDb },
): Promise<Records> {
  const site = await app.sites.byId(options.siteId);
  if (!site) throw siteUnknown({ host: options.siteId });
  return createRecords({
    app,
    site,
    db: options.db ?? app.db.site(site.id),
    actor: options.actor,
    language: options.language ?? site.language,
    collections: await app.collections.of(site),
  });
}

function createRecords(context: RecordsContext): Records {
  return {
    context,
    ...readsOf(context),
    ...writesOf(context),
    transaction: async (work) => {
      const afterCommit: (() => void)[] = [];
      const result = await context.db.transaction((db) => work(createRecords({ ...context, db, afterCommit })));
      for (const tell of afterCommit)
        if (context.afterCommit) context.afterCommit.push(tell);
        else tell();
      return result;
    },
  };
}

function readsOf(context: RecordsContext) {
  return {
    read: (name: string, id: string, options?: { expand?: string[] }) => readRecord(context, name, id, options),
    find: (name: string, input: ListInput & { trash?: boolean }) => findRecords(context, name, input),
    count: (name: string, input: ListInput) => countRecords(context, name, input),
    aggregate: (name: string, pipeline: unknown) => aggregate(context, name, pipeline),
    stats: (name: string) => readStats(context, name),
    history: (name: string, id: string) => readHistory(context, name, id),
    events: (name: string, record: JsonObject) => readEvents(context, name, record),
    search: (text: string, only?: string[]) => searchRecords(context, text, only),
    effects: (name: string, id: string) => listEffects(context, name, id),
    requestEffect: (name: string, id: string, effect: string) => requestEffect(context, name, id, effect),
    runEffectAgain: (name: string, id: string, effect: number) => runEffectAgain(context, name, id, effect),
    fieldType: (name: string, field: string) =>
      context.collections.get(name)?.collection.fields.get(field)?.schema.type,
  };
}

function writesOf(context: RecordsContext) {
  return {
    create: async (name: string, input: JsonObject, { once, ...options }: CreateOptions = {}) => {
      const stored = findCollection(context, name);
      const id = options.id ?? createId(stored.collection.name);
      const base = planContext(context, stored, options.imported ? 'import' : 'create');
      const first = once ? await findWritten(context, stored, id) : undefined;
      return first ?? writeNew(context, stored, planCreate({ ...base, ...options, id, input }));
    },
    update: (name: string, id: string, changes: JsonObject, options: { version?: number } = {}) => {
      const stored = findCollection(context, name);
      const base = planContext(context, stored, 'update');
      return changeRecord(context, stored, {
        ...options,
        id,
        plan: (current) => planUpdate({ ...base, current, input: changes }),
      });
    },
    transition: (
      name: string,
      id: string,
      event: string,
      options: { note?: string; version?: number; data?: JsonObject } = {},
    ) => {
      const stored = findCollection(context, name);
      const { note, version, data } = options;
      if (!maySendEvents(context, stored)) throw refuse(context);
      return changeRecord(context, stored, {
        id,
        version,
        plan: (current) => {
          const decision = requireEvent(context, stored, { state: current.state, event });
          return planMove({ ...planUnder(context, stored, decision), current, event, note, input: data });
        },
      });
    },
    remove: (name: string, id: string, options: { version?: number } = {}) => {
      const stored = findCollection(context, name);
      const base = planContext(context, stored, 'delete');
      return changeRecord(context, stored, { ...options, id, plan: (current) => planDelete({ ...base, current }) });
    },
    restore: (name: string, id: string) => {
      const stored = findCollection(context, name);
      const base = planContext(context, stored, 'delete');
      return changeRecord(context, stored, {
        id,
        deleted: 'only',
        plan: (current) => planRestore({ ...base, current }),
      });
    },
  };
}
