import { ApiError } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import type { RecordsOfOne } from './readOtherSave.ts';

interface Sent {
  event: string;
  note?: string;
  data: JsonObject;
}

/** The record as its reader sees it, and who that is. */
interface Seen {
  record: JsonObject;
  fields: readonly { field: string }[];
  reader?: string;
}

/** Why an event was not sent: the record is not what its reader saw. Without `latest` it is gone. */
export class ChangedMeanwhile extends Error {
  readonly latest?: JsonObject;
  /** The record still takes the event. */
  readonly isOffered: boolean;

  constructor(latest: JsonObject | undefined, isOffered: boolean) {
    super('the record was changed meanwhile');
    this.latest = latest;
    this.isOffered = isOffered;
  }
}

/**
 * Sends an event to a record. Where it was saved meanwhile, it is read again and the event sent once more if what its reader saw of it
 * still stands, or the change was their own; nobody approves what somebody else wrote in the meantime.
 */
export async function sendToLatest(records: RecordsOfOne, seen: Seen, sent: Sent): Promise<JsonObject> {
  const { record } = seen;
  try {
    return await send(records, record, sent);
  } catch (error) {
    if (!isStale(error)) throw error;
    const latest = await readLatest(records, String(record.id));
    const isOffered = latest?._actions?.some(({ event }) => event === sent.event) === true;
    // The version is not what it was refused for.
    if (isOffered && latest?.version === record.version) throw error;
    if (latest && isOffered && stillStands(seen, latest as JsonObject))
      return send(records, latest as JsonObject, sent);
    throw new ChangedMeanwhile(latest as JsonObject | undefined, isOffered);
  }
}

function send(records: RecordsOfOne, record: JsonObject, { event, note, data }: Sent) {
  return records.transition(String(record.id), event, note, {
    version: Number(record.version),
    ...(Object.keys(data).length > 0 && { data }),
  }) as Promise<JsonObject>; // records of any collection
}

/** Somebody saved it, or its state is another. */
function isStale(error: unknown): boolean {
  return error instanceof ApiError && ['version_conflict', 'transition_not_allowed'].includes(error.code);
}

async function readLatest(records: RecordsOfOne, id: string) {
  try {
    return await records.read(id);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

function stillStands({ record, fields, reader }: Seen, latest: JsonObject): boolean {
  if (reader !== undefined && latest.updated_by === reader) return true;
  const names = ['state', ...fields.map(({ field }) => field)];
  return names.every((name) => JSON.stringify(record[name] ?? null) === JSON.stringify(latest[name] ?? null));
}
