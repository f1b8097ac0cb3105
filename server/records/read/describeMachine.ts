import { findRules } from '../../../engine/access/decideAccess.ts';
import { levelField } from '../../../engine/collection/check/approval.ts';
import { listPlaces } from '../../../engine/machine/listPlaces.ts';
import { initialState, listStates, listTransitions } from '../../../engine/machine/readMachine.ts';
import { findLock } from '../../../engine/record/lock/findLock.ts';
import { readText } from '../../../schemas/index.ts';
import type { MachineDescription, StateFacts } from '../../plugins/door/pluginRecords.ts';
import type { StoredCollection } from '../collections/collections.ts';
import { decide, type RecordsContext } from '../context/recordsContext.ts';

/** The machine of a collection in the words of the reader; undefined without one, and where they may not read its records. */
export function describeMachine(context: RecordsContext, name: string): MachineDescription | undefined {
  const stored = context.collections.get(name);
  const decision = stored && decide(context, stored, 'read');
  if (!stored?.machine || !decision?.allowed) return undefined;
  const { readable } = decision;
  const mayShow = (field: string) =>
    !stored.collection.secrets.includes(field) && (readable?.includes(field) ?? stored.collection.fields.has(field));
  const { machine } = stored;
  return {
    initial: initialState(machine),
    people: listStamped(stored).filter(mayShow),
    states: listStates(machine).map(({ name: state, meta, final }) => ({
      name: state,
      title: readText(meta.title, context.language),
      ...(meta.tone && { tone: meta.tone }),
      final,
      ...describeClosed(stored, state, mayShow),
      required: listRequired(stored, state).filter(mayShow),
      events: describeEvents(context, stored, state).map((event) => ({
        ...event,
        corrects: event.corrects.filter((path) => mayShow(path.split('.')[0] ?? '')),
      })),
    })),
  };
}

/** What a record needs to enter a state, but for what entering it stamps. */
function listRequired({ collection, machine }: StoredCollection, state: string): string[] {
  const stamps = machine && listPlaces(machine).find(({ path }) => path === `states.${state}`)?.stamps;
  return (collection.schema['x-required-in']?.[state] ?? []).filter((field) => !stamps || !(field in stamps));
}

/** Fields that a state stamps with the person who led there. */
function listStamped({ machine }: StoredCollection): string[] {
  if (!machine) return [];
  const stamps = listPlaces(machine).flatMap((place) => Object.entries(place.stamps));
  return [...new Set(stamps.flatMap(([field, stamp]) => (stamp === 'user' ? [field] : [])))];
}

function describeClosed({ collection }: StoredCollection, state: string, mayShow: (field: string) => boolean) {
  const { fields, deletion } = findLock(collection, state);
  return { closes: [...fields].filter(mayShow), closesDeletion: deletion };
}

function describeEvents(
  { language }: RecordsContext,
  { machine, collection }: StoredCollection,
  state: string,
): StateFacts['events'] {
  if (!machine) return [];
  const changers = findRules(collection, 'update');
  const usual = changers.some(({ roles }) => !roles) ? undefined : changers.flatMap(({ roles = [] }) => roles);
  return listTransitions(machine, state).map(({ event, to, meta }) => ({
    event,
    to,
    title: readText(meta.title, language),
    roles: [...new Set(meta.roles ?? usual ?? [])],
    byTime: meta.after !== undefined || meta.at !== undefined,
    seldom: meta.seldom ?? false,
    byApproval: meta.guards?.some(({ field }) => field === levelField) ?? false,
    corrects: [...(meta.corrects ?? [])],
  }));
}
