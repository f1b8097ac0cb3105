import { isEmailAddress } from 'sala/engine';
import type { Json, JsonObject } from 'sala/schemas';
import type { SourceContext } from 'sala/server';
import { inboxRoles, type ReplyMail, type ShownSubmission } from '../shared/inbox.ts';
import { listAnswers, type Question } from './listAnswers.ts';

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

function readQuestions(stored: Json | undefined): Question[] {
  return (Array.isArray(stored) ? stored.filter(isObject) : []).map(({ name, title, chosen }) => ({
    name: String(name),
    title: String(title),
    ...(typeof chosen === 'string' && { chosen }),
  }));
}

async function listPeople(records: SourceContext['records']): Promise<ShownSubmission['people']> {
  const filter = { role: { $in: inboxRoles }, disabled: { $ne: true } };
  const { data } = await records.find('user', { filter, limit: 100 });
  return data.map(({ id, firstname, lastname, email }) => ({
    id: String(id),
    name: [firstname, lastname].filter(Boolean).join(' ') || String(email ?? id),
  }));
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
