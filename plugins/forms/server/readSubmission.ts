import { isEmailAddress, showField } from 'sala/engine';
import type { Json, JsonObject } from 'sala/schemas';
import type { SourceContext } from 'sala/server';
import { readAddress } from '../shared/addressValue.ts';
import { inboxRoles, type ReplyMail, type ShownSubmission } from '../shared/inbox.ts';

/** A form that was sent, with the rights of the reader: its answers, replies, and who may take it up. */
export async function readSubmission({ records, params, ask }: SourceContext): Promise<ShownSubmission> {
  const record = await records.read('form_submission', String(params.id));
  const data = isObject(record.form_data) ? record.form_data : {};
  const questions = readQuestions(record.questions);
  const place = new Map(questions.map(({ name }, at) => [name, at]));
  const placeOf = ({ name }: Question) => place.get(name) ?? questions.length;
  // As the form asked them; what is stored has lost its order.
  const all = listAnswers(data, questions).sort((one, other) => placeOf(one) - placeOf(other));
  // Forms that were sent before questions were kept have names of fields alone.
  const answers = questions.length > 0 ? all.filter(({ title }) => title !== undefined) : all;
  const replies = Array.isArray(record.replies) ? record.replies.filter(isObject) : [];
  const people = await listPeople(records);
  const mails = replies.some(({ mail }) => mail) ? await readMails(ask, String(record.id)) : new Map<Json, ReplyMail>();
  const { data: run } = record.flow_run
    ? ((await ask('readFormRun', { submission: String(record.id) })) as unknown as { data: ShownSubmission['run'] }) // what the call answers
    : { data: null };
  const nameOf = (id: Json | undefined) => people.find((one) => one.id === id)?.name ?? '';
  return {
    id: String(record.id),
    form: typeof record.form_title === 'string' ? record.form_title : '',
    assignee: typeof record.assignee === 'string' ? record.assignee : '',
    email: all.find(({ value }) => isEmailAddress(value))?.value ?? null,
    isNew: record.state === 'submitted',
    sentAt: String(record.created_at),
    run,
    answers,
    attached: all.filter((one) => !answers.includes(one)),
    replies: replies.map(({ text, to, by, at, mail }) => ({
      text: String(text),
      to: String(to),
      by: nameOf(by),
      at: String(at),
      mail: mails.get(mail ?? '') ?? null,
    })),
    people,
  };
}

/** The mails of replies by their ids. Their sender, who may read the form too, is told nothing of them. */
async function readMails(ask: SourceContext['ask'], record: string): Promise<Map<Json, ReplyMail>> {
  const { data } = (await ask('listRecordMails', { collection: 'form_submission', record }).catch(() => ({
    data: [],
  }))) as unknown as { data: { id: string; status: string; error: string | null }[] }; // what the call answers
  return new Map(data.map(({ id, status, error }) => [id, { status: mailStates[status] ?? 'waiting', error }]));
}

/** One that is being sent waits, for whoever reads. */
const mailStates: Record<string, ReplyMail['status']> = {
  sent: 'sent',
  kept: 'kept',
  failed: 'failed',
  cancelled: 'cancelled',
};

type Question = Pick<ShownSubmission['answers'][number], 'name' | 'title' | 'chosen'>;

function readQuestions(stored: Json | undefined): Question[] {
  return (Array.isArray(stored) ? stored.filter(isObject) : []).map(({ name, title, chosen }) => ({
    name: String(name),
    title: String(title),
    ...(typeof chosen === 'string' && { chosen }),
  }));
}

/** Each answer under its question; under the name of its field in forms that were sent before questions were kept. */
function listAnswers(data: JsonObject, questions: readonly Question[], scope = ''): ShownSubmission['answers'] {
  return Object.entries(data).flatMap(([key, value]) => {
    const name = scope + key;
    const question = questions.find((one) => one.name === name);
    if (question) return [{ value: writeValue(value), ...question }];
    const isGroup = questions.some((one) => one.name.startsWith(`${name}.`));
    return isObject(value) && isGroup
      ? listAnswers(value, questions, `${name}.`)
      : [{ name, value: writeValue(value) }];
  });
}

async function listPeople(records: SourceContext['records']): Promise<ShownSubmission['people']> {
  const filter = { role: { $in: inboxRoles }, disabled: { $ne: true } };
  const { data } = await records.find('user', { filter, limit: 100 });
  return data.map(({ id, firstname, lastname, email }) => ({
    id: String(id),
    name: [firstname, lastname].filter(Boolean).join(' ') || String(email ?? id),
  }));
}

/** What is stored of a field that was shown and left empty. */
const emptyAnswer = 'N/A';

/** An answer as people read it: lists with commas, the parts of an object one after the other. */
function writeValue(value: Json): string {
  if (Array.isArray(value)) return value.map(writeValue).filter(Boolean).join(', ');
  if (isObject(value) && 'zipcode' in value) return writeAddress(value);
  if (isObject(value)) return Object.values(value).map(writeValue).filter(Boolean).join(' ');
  return value === null || value === emptyAnswer ? '' : String(value);
}

/** An address as it is written on an envelope, and for whom an invoice is made out. */
function writeAddress(value: JsonObject): string {
  const { owneR_NAME_TH, taX_ID } = readAddress(value);
  return [showField('address', value, 'th'), owneR_NAME_TH, taX_ID].filter(Boolean).join(' · ');
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
