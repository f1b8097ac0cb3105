import type { Condition, FieldSchema, JsonObject, Language } from '../../schemas/index.ts';
import type { TenantDb } from '../platform/db/tenantDb.ts';
import { siteUnknown } from '../platform/errors/httpErrors.ts';
import type { RecordParts } from './context/recordParts.ts';
import type { RecordsContext } from './context/recordsContext.ts';
import { runInTransaction } from './context/runInTransaction.ts';
import { spendBudget } from './context/spendBudget.ts';
import { countEach, countRecords, type FindInput, findRecords, type ListResult } from './find/findRecords.ts';
import type { ListInput } from './find/readListQuery.ts';
import { aggregate, readStats } from './find/readStats.ts';
import { searchRecords } from './find/searchRecords.ts';
import { readHistory } from './read/readHistory.ts';
import { type OfferedEvent, readEvents, readRecord } from './read/readRecord.ts';
import {
  type EffectAgain,
  listEffects,
  requestEffect,
  runEffectAgain,
  type WantedEffect,
} from './read/recordEffects.ts';
import type { RollupReport } from './rollups/recalculateRollups.ts';
import { type CreateOptions, createRecord } from './write/createRecord.ts';
import type { Written } from './write/planAndWrite.ts';
import { recalculateRecord } from './write/recalculateRecord.ts';
import { removeRecord, restoreRecord } from './write/removeRecord.ts';
import { type TransitionOptions, transitionRecord } from './write/transitionRecord.ts';
import { undoChange } from './write/undoChange.ts';
import { updateRecord } from './write/updateRecord.ts';
import { type Upserted, type UpsertOptions, upsertRecord } from './write/upsertRecord.ts';

export type { ListResult, Written };

/**
 * The records of one site as one actor may use them: the only access for calls, data of widgets, effects and imports.
 */
export interface Records {
  context: RecordsContext;
  create(collection: string, input: JsonObject, options?: CreateOptions): Promise<Written>;
  /** Changes the record with the same unique value, or creates it. */
  upsert(collection: string, input: JsonObject, options?: UpsertOptions): Promise<Upserted>;
  read(collection: string, id: string, options?: Pick<ListInput, 'expand' | 'titles'>): Promise<JsonObject>;
  update(collection: string, id: string, changes: JsonObject, options?: { version?: number }): Promise<Written>;
  transition(collection: string, id: string, event: string, options?: TransitionOptions): Promise<Written>;
  remove(collection: string, id: string, options?: { version?: number }): Promise<Written>;
  restore(collection: string, id: string): Promise<Written>;
  /** Takes back the change of the actor that made this version. */
  undo(collection: string, id: string, version: number): Promise<Written>;
  find(collection: string, input: FindInput): Promise<ListResult>;
  count(collection: string, input: ListInput): Promise<number>;
  countEach(wanted: readonly { collection: string; filter?: Condition }[]): Promise<(number | undefined)[]>;
  aggregate(collection: string, pipeline: unknown): Promise<JsonObject[]>;
  stats(collection: string): Promise<JsonObject>;
  history(collection: string, id: string): Promise<JsonObject[]>;
  /** The events that the actor may send to a record of a list shown to them. */
  events(collection: string, record: JsonObject): OfferedEvent[];
  search(text: string, only?: string[]): Promise<JsonObject[]>;
  effects(collection: string, id: string): Promise<JsonObject[]>;
  runEffectAgain(collection: string, id: string, again: EffectAgain): Promise<JsonObject>;
  /** Requests an operation of a plugin; a repeated request runs it once. */
  requestEffect(collection: string, id: string, wanted: WantedEffect): Promise<JsonObject>;
  /** Compares the roll-ups of a record, and of those that feed it, with what they are computed from, and corrects them. */
  recalculate(collection: string, id: string): Promise<RollupReport>;
  fieldType(collection: string, field: string): FieldSchema['type'];
  /** Runs the work in a transaction, again after a collision; notices and effects wait for the commit. */
  transaction<T>(work: (records: Records) => Promise<T>): Promise<T>;
}

export async function openRecords(
  app: RecordParts,
  options: Pick<RecordsContext, 'actor' | 'flow' | 'publishers'> & {
    siteId: string;
    language?: Language;
    db?: TenantDb;
  },
): Promise<Records> {
  const site = await app.sites.byId(options.siteId);
  if (!site) throw siteUnknown({ host: options.siteId });
  const collections = await app.collections.of(site);
  return createRecords({
    app,
    site,
    db: options.db ?? app.db.site(site.id),
    actor: options.actor,
    language: options.language ?? site.language,
    collections,
    holidays: await app.holidays.of(site, collections),
    hooks: await app.webhooks.of(site.id),
    triggers: await app.triggers.of(site.id),
    publishers: options.publishers,
    ...(options.flow && { flow: options.flow }),
  });
}

function createRecords(context: RecordsContext): Records {
  return {
    context,
    ...readsOf(context),
    ...writesOf(context),
    recalculate: (name, id) => recalculateRecord(context, name, id),
    transaction: (work) => runInTransaction(context, (inside) => work(createRecords(inside))),
  };
}

function readsOf(context: RecordsContext) {
  return {
    read: (name: string, id: string, options?: Pick<ListInput, 'expand' | 'titles'>) =>
      readRecord(context, name, id, options),
    find: (name: string, input: FindInput) => findRecords(context, name, input),
    count: (name: string, input: ListInput) => countRecords(context, name, input),
    countEach: (wanted: Parameters<Records['countEach']>[0]) => countEach(context, wanted),
    aggregate: (name: string, pipeline: unknown) => aggregate(context, name, pipeline),
    stats: (name: string) => readStats(context, name),
    history: (name: string, id: string) => readHistory(context, name, id),
    events: (name: string, record: JsonObject) => readEvents(context, name, record),
    search: (text: string, only?: string[]) => searchRecords(context, text, only),
    effects: (name: string, id: string) => listEffects(context, name, id),
    requestEffect: (name: string, id: string, wanted: WantedEffect) => requestEffect(context, name, id, wanted),
    runEffectAgain: (name: string, id: string, again: EffectAgain) => runEffectAgain(context, name, id, again),
    fieldType: (name: string, field: string) =>
      context.collections.get(name)?.collection.fields.get(field)?.schema.type,
  };
}

type Writes = Pick<Records, 'create' | 'upsert' | 'update' | 'transition' | 'remove' | 'restore' | 'undo'>;

function writesOf(context: RecordsContext): Writes {
  const counted = async <Result>(write: () => Promise<Result>): Promise<Result> => {
    await spendBudget(context, 'records');
    return write();
  };
  return {
    create: (name, input, options) => counted(() => createRecord(context, name, input, options)),
    upsert: (name, input, options) => counted(() => upsertRecord(context, name, { ...options, input })),
    update: (name, id, changes, options) => counted(() => updateRecord(context, name, { ...options, id, changes })),
    transition: (name, id, event, options) => counted(() => transitionRecord(context, name, { ...options, id, event })),
    remove: (name, id, options) => counted(() => removeRecord(context, name, { ...options, id })),
    restore: (name, id) => counted(() => restoreRecord(context, name, id)),
    undo: (name, id, version) => counted(() => undoChange(context, name, { id, version })),
  };
}
