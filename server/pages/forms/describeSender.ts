import { findSenderName } from '../../../engine/layout/form/findSender.ts';
import { unknownCollection } from '../../../engine/record/recordErrors.ts';
import type { JsonObject, Layout } from '../../../schemas/index.ts';
import type { StoredCollection } from '../../records/collections/collections.ts';
import type { Records } from '../../records/openRecords.ts';
import type { Visit } from '../../sites/visit.ts';

/** Where forms are kept: the collection that the call of forms, and no other, creates records of. */
export function findSubmissions({ context }: Records): StoredCollection {
  const stored = context.collections.serving('submissions');
  if (!stored) throw unknownCollection({ t: 'submissions' });
  return stored;
}

export interface Sender {
  form_id: string;
  user_id?: string;
  /** What lists call who sent it. */
  sender?: string;
  /** What the form is about, by the fields that settings of the form fill; a person sends such a form once. */
  about: JsonObject;
}

export function describeSender(
  visit: Visit,
  { collection }: StoredCollection,
  { key, layout: { settings }, data }: { key: string; layout: Layout; data?: JsonObject },
): Sender {
  const { formID } = settings;
  const userId = visit.session?.userId;
  const name = findSenderName(data) ?? visit.session?.name;
  const about = [...collection.fields.values()].flatMap(({ name, schema }): [string, string][] => {
    const setting = schema['x-form-setting'];
    const value = setting && (settings as JsonObject)[setting]; // a layout is stored as JSON
    return typeof value === 'string' && value !== '' ? [[name, value]] : [];
  });
  return {
    form_id: typeof formID === 'string' ? formID : key,
    ...(userId && { user_id: userId }),
    ...(name && { sender: name }),
    about: Object.fromEntries(about),
  };
}
