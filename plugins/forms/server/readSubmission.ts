import { isEmailAddress } from 'sala/engine';
import type { Json, JsonObject } from 'sala/schemas';
import type { SourceContext } from 'sala/server';
import { inboxRoles, type ShownSubmission } from '../shared/inbox.ts';

/** A form that was sent, with the rights of the reader: its answers, replies, and who may take it up. */
export async function readSubmission({ records, params }: SourceContext): Promise<ShownSubmission> {
  const record = await records.read('form_submission', String(params.id));
  const data = isObject(record.form_data) ? record.form_data : {};
  const answers = Object.entries(data).map(([name, value]) => ({ name, value: writeValue(value) }));
  const replies = Array.isArray(record.replies) ? record.replies.filter(isObject) : [];
  const people = await listPeople(records);
  const nameOf = (id: Json | undefined) => people.find((one) => one.id === id)?.name ?? '';
  return {
    id: String(record.id),
    assignee: typeof record.assignee === 'string' ? record.assignee : '',
    email: answers.find(({ value }) => isEmailAddress(value))?.value ?? null,
    answers,
    replies: replies.map(({ text, to, by, at }) => ({
      text: String(text),
      to: String(to),
      by: nameOf(by),
      at: String(at),
    })),
    people,
  };
}

async function listPeople(records: SourceContext['records']): Promise<ShownSubmission['people']> {
  const filter = { role: { $in: inboxRoles }, disabled: { $ne: true } };
  const { data } = await records.find('user', { filter, limit: 100 });
  return data.map(({ id, firstname, lastname, email }) => ({
    id: String(id),
    name: [firstname, lastname].filter(Boolean).join(' ') || String(email ?? id),
  }));
}

/** An answer as people read it: lists with commas, the parts of an object one after the other. */
function writeValue(value: Json): string {
  if (Array.isArray(value)) return value.map(writeValue).filter(Boolean).join(', ');
  if (isObject(value)) return Object.values(value).map(writeValue).filter(Boolean).join(' ');
  return value === null ? '' : String(value);
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
