import { findTransition } from '../../../engine/machine/readMachine.ts';
import { type ErrorDetail, isJsonObject, type JsonObject, readText, type Text } from '../../../schemas/index.ts';
import type { StoredCollection } from '../collections/collections.ts';
import type { RecordsContext } from '../context/recordsContext.ts';
import type { RecordRow } from '../context/writeChange.ts';
import { isTimed } from '../decide/dueEvents.ts';

interface WaitingRow {
  event: string;
  due_at: string;
  refusal: { code: string; text: Text; details?: (ErrorDetail & { text: Text })[] } | null;
}

/** What time is to send to a record, and why the last try was refused; undefined where time sends it nothing. */
export async function readDue(
  { db, language }: RecordsContext,
  stored: StoredCollection,
  { id, state }: RecordRow,
): Promise<JsonObject[] | undefined> {
  const { machine, collection } = stored;
  if (!machine || !isTimed(stored)) return undefined;
  const rows = await db.query<WaitingRow>({
    name: 'due events of a record',
    text: `select event, due_at, refusal from due_event
      where site_id = current_site() and collection = $1 and record_id = $2 and status = 'waiting' order by due_at, event`,
    values: [collection.name, id],
  });
  return rows.map(({ event, due_at, refusal }) => {
    const title = findTransition(machine, state ?? '', event)?.meta.title;
    return {
      event,
      title: title ? readText(title, language) : event,
      due_at,
      ...(isJsonObject(refusal) && { refused: describe(refusal, language) }),
    };
  });
}

function describe(
  { code, text, details = [] }: NonNullable<WaitingRow['refusal']>,
  language: RecordsContext['language'],
) {
  return {
    code,
    message: readText(text, language),
    details: details.map(({ path = '', text }) => ({ path, message: readText(text, language) })),
  };
}
