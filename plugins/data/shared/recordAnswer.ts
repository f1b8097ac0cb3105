import type { DataRequest, FieldSchema, JsonObject, LayoutObject } from 'sala/schemas';
import { arrangeStates } from './arrangeStates.ts';
import type { Choice, GridColumn } from './columns.ts';

/** A record as the widgets of its pages show it; one request serves all of them. */
export interface RecordAnswer {
  collection: string;
  /** Title of the collection. */
  title: string;
  /** What its button says that makes a record, where that is not to save it. */
  createTitle?: string;
  /** What the page of a new one is called, where that is not its title with "New". */
  newTitle?: string;
  /** Null for a new one. */
  record: JsonObject | null;
  /** What the record is called. */
  name: string;
  /** The fields that its reader sees, in the order of the schema. */
  fields: RecordField[];
  /** Names of the fields that they may fill in. */
  writable: string[];
  states: RecordState[];
  /** State of a new record. */
  initial?: string;
  /** What records are called that this one refers to, by collection and id. */
  names: RecordNames;
  mayDelete: boolean;
  /** What keeps it as it is, or waits for it. */
  notices: RecordNotices;
  /** What may be printed of it. */
  documents: readonly { name: string; title: string }[];
  /** Whether its reader may mail them. */
  mayMail: boolean;
  /** `whole`: the list of all records, with the name of its object in the address. */
  paths: { list?: string; whole?: string; new?: string; detail?: string; edit?: string };
  /** Values for a new record that the address names. */
  given: JsonObject;
}

export type RecordNames = Record<string, Record<string, { text: string; path?: string }>>;

export interface RecordField extends GridColumn {
  schema: FieldSchema;
  required: boolean;
  /** The collection that it refers to. */
  reference?: string;
  /** The pages of that collection, as far as the reader may open them. */
  listPath?: string;
  newPath?: string;
  /** The field of a new record that takes the name that was searched for. */
  nameField?: string;
  /** The fields by which its records are called. */
  display?: readonly string[];
  /** What the choices are called that a chosen record fills in elsewhere, by its fields and their values. */
  fillTitles?: Record<string, Record<string, string>>;
  /** Title of the referenced record, and the path of its page. */
  text?: string;
  path?: string;
  /** What the records are called to which a column of lines refers, by their ids. */
  names?: Record<string, string>;
  /** The columns of its lines. */
  lines?: RecordField[];
  /** The fields of an object. */
  parts?: RecordField[];
}

/** Whether a field can be asked for outside of a form; lists and objects are filled in on the page of the record. */
export function isAskable({ schema, lines }: RecordField): boolean {
  const type = schema['x-type'];
  const isPlain = type === undefined || type === 'money' || type === 'tel' || type === 'email';
  return !lines && isPlain && ['string', 'number', 'integer', 'boolean'].includes(String(schema.type));
}

export interface RecordState extends Choice {
  next: readonly string[];
  /** Those of them to which records do not usually go. */
  seldom?: readonly string[];
  final: boolean;
  events: readonly StateEvent[];
}

/** An event of a state, for everybody who reads the record. */
export interface StateEvent {
  event: string;
  to: string;
  title: string;
  /** Titles of the roles that may send it. */
  who: readonly string[];
  /** Time sends it too. */
  byTime: boolean;
  /** Records do not usually go this way. */
  seldom: boolean;
  /** The limits of whoever sends it decide. */
  byApproval: boolean;
  /** Fields that are asked for with it. */
  asks: readonly string[];
  /** Those without which it is refused. */
  needs: readonly string[];
}

export interface RecordNotices {
  /** What time is to send to it, and why the last try was refused. */
  due: { title: string; at: string; refused?: string }[];
  /** Fields that its state closes. */
  closed?: { whole: boolean; fields: string[] };
  approval?: RecordApproval;
}

/** Whose approval it needs. */
export interface RecordApproval {
  /** Titles of the roles; empty where nobody may approve so much. */
  roles: string[];
  askedBy?: string;
  approvedBy?: string;
  approvedAt?: string;
}

/** An event that the reader may send to the record, with what it would be refused for now. */
export interface RecordEvent {
  event: string;
  to: string;
  title: string;
  tone?: Choice['tone'];
  note?: boolean;
  refused?: { path: string; message: string }[];
  /** What to think of before it is sent; it is not refused for that. */
  warned?: string[];
}

/** An event with what its button needs. */
export interface ListedEvent extends RecordEvent {
  /** It leads on along the way that records usually go. */
  isForward: boolean;
  /** Nothing leads out of where it ends. */
  isFinal: boolean;
  /** Time sends it by itself, so that people seldom do. */
  byTime: boolean;
  asks: readonly string[];
  needs: readonly string[];
}

/** Of an event that the states of the answer do not name. */
const unknown = { byTime: false, asks: [], needs: [] };

/** The request of every widget about the record of a page. */
export function recordRequests({ collection }: LayoutObject): Record<string, DataRequest> {
  if (typeof collection !== 'string' || collection === '') return {};
  return { record: { source: 'data.record', params: { record: { collection } }, reads: [collection] } };
}

export function readRecordAnswer(answer: unknown): RecordAnswer | undefined {
  return (answer as RecordAnswer | null | undefined) ?? undefined; // what data.record answers
}

/**
 * The events of a record: the nearest that leads on and may be sent first, dangerous ones last. What the limits of the reader allow
 * goes before asking others for it.
 */
export function listEvents(answer: RecordAnswer): ListedEvent[] {
  const { record, states, initial = '' } = answer;
  const events = (record?._actions ?? []) as unknown as RecordEvent[]; // as the record was read
  const { main } = arrangeStates(states, initial);
  const now = main.indexOf(String(record?.state ?? ''));
  const facts = states.find(({ value }) => value === record?.state)?.events ?? [];
  const listed = events.map((event): ListedEvent => {
    const fact = facts.find((one) => one.event === event.event);
    const isForward = event.tone !== 'danger' && !fact?.byTime && !fact?.seldom && main.indexOf(event.to) > now;
    const isFinal = states.find(({ value }) => value === event.to)?.final ?? false;
    return { ...(fact ?? unknown), ...event, isForward, isFinal };
  });
  const last = main.length * 2;
  const rank = ({ event, tone, isForward, to, refused }: ListedEvent) => {
    if (!isForward) return tone === 'danger' ? last + 1 : last;
    if (refused) return main.indexOf(to) + main.length;
    return facts.find((one) => one.event === event)?.byApproval ? -main.indexOf(to) : main.indexOf(to);
  };
  return listed.sort((one, other) => rank(one) - rank(other));
}
