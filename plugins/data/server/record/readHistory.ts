import { isStaff } from 'sala/engine';
import { isJsonObject, type Json, type JsonObject } from 'sala/schemas';
import type { SourceContext } from 'sala/server';
import { describeChanges, type StoredChange } from '../../shared/describeChanges.ts';
import type { HistoryAnswer, HistoryEntry, HistoryMail, HistoryState } from '../../shared/historyAnswer.ts';
import type { RecordField } from '../../shared/recordAnswer.ts';
import { viewCollection } from '../collection/collectionView.ts';
import { describeFields, nameReferences } from './describeFields.ts';
import { findHistory } from './findHistory.ts';

const mostEntries = 200;

/** What happened to the record of a page, in the words of its reader; null for those who may not see it. */
export async function readHistory(context: SourceContext): Promise<HistoryAnswer | null> {
  const { params, records, language, site } = context;
  const asked = isJsonObject(params.record) ? params.record : {};
  const name = String(asked.collection ?? '');
  const described = records.describe(name);
  const view = viewCollection(records, name, language);
  if (!described || view === 'denied' || typeof params.id !== 'string' || !records.may(name, 'history')) return null;
  const told = await findHistory(context, name, params.id);
  if (!told) return null;
  const machine = records.machine(name);
  const fields = describeFields(context, described, { views: view.fields, people: machine?.people ?? [] });
  const rows = told.slice(0, mostEntries);
  const changes = rows.map((row) => readChanges(row.changes));
  const names = await nameReferences(
    context,
    fields,
    changes.flat().flatMap((change) => valuesOf(change, fields)),
  );
  const format = { language, timeZone: site.timeZone, currency: site.currency };
  const stateOf = (state: Json | undefined): HistoryState | undefined => {
    const found = machine?.states.find((one) => one.name === state);
    return found && { title: found.title, ...(found.tone && { tone: found.tone }) };
  };
  const entries = rows.map((row, at): HistoryEntry => {
    const [from, to] = [stateOf(row.from_state), stateOf(row.to_state)];
    const isMove = from && to && row.from_state !== row.to_state;
    return {
      version: Number(row.version),
      action: String(row.action),
      at: String(row.at),
      ...(typeof row.by_name === 'string' && { by: row.by_name }),
      ...(typeof row.on_behalf_of_name === 'string' && { behalf: row.on_behalf_of_name }),
      ...(typeof row.due_at === 'string' && { dueAt: row.due_at }),
      ...(isMove && { from, to }),
      ...(typeof row.note === 'string' && row.note !== '' && { note: row.note }),
      // One that was created or brought back is deleted by the menu of the record.
      ...(row.undo === true && (row.action === 'update' || row.action === 'transition') && { undo: true }),
      changes: isBeginning(row) ? [] : describeChanges(changes[at] ?? [], { fields, names, format }),
    };
  });
  const mails = await readMails(context, described.name, params.id);
  return { record: params.id, ...mergeMails(entries, mails, told.length > rows.length) };
}

/** What a record began with is what its page shows. */
function isBeginning({ action, version }: JsonObject): boolean {
  return action === 'create' || (action === 'import' && version === 1);
}

/** Mails stand among the changes by their time; those before the oldest change that is told are cut off, too. */
function mergeMails(entries: HistoryEntry[], mails: HistoryEntry[], isCut: boolean): Omit<HistoryAnswer, 'record'> {
  const oldest = isCut ? timeOf(entries.at(-1)) : 0;
  const told = [...mails.filter((mail) => timeOf(mail) >= oldest), ...entries];
  return { entries: told.sort((one, other) => timeOf(other) - timeOf(one)), isCut };
}

function timeOf(entry: HistoryEntry | undefined): number {
  return entry ? Date.parse(entry.at) : 0;
}

/** One that is being sent waits, for whoever reads. */
const states: Record<string, HistoryMail['status']> = {
  sent: 'sent',
  kept: 'kept',
  failed: 'failed',
  cancelled: 'cancelled',
};

/** The mails that were sent about it; only staff sees to whom. */
async function readMails({ ask, person }: SourceContext, collection: string, record: string): Promise<HistoryEntry[]> {
  if (!isStaff(person.role)) return [];
  const answer = await ask('listRecordMails', { collection, record });
  const mails = isJsonObject(answer) && Array.isArray(answer.data) ? answer.data.filter(isJsonObject) : [];
  return mails.map(({ to, subject, status, at, by }) => ({
    version: 0,
    action: 'mail',
    at: String(at),
    ...(typeof by === 'string' && { by }),
    changes: [],
    mail: { to: String(to), subject: String(subject), status: states[String(status)] ?? 'waiting' },
  }));
}

function readChanges(changes: Json | undefined): StoredChange[] {
  if (!Array.isArray(changes)) return [];
  return changes.filter(isJsonObject).map((change) => change as unknown as StoredChange); // as the core keeps them
}

/** The values of a change as records that hold nothing else, so that what they refer to is named. */
function valuesOf({ field, path, from, to }: StoredChange, fields: readonly RecordField[]): JsonObject[] {
  const isLines = fields.some((one) => one.field === field && one.lines);
  return [from, to].flatMap((value): JsonObject[] => {
    if (value === undefined || value === null) return [];
    if (path === undefined || !isLines) return [{ [field]: value }];
    const [, ...rest] = path.split('.');
    return [{ [field]: [rest.length === 0 ? value : { [rest.join('.')]: value }] }];
  });
}
