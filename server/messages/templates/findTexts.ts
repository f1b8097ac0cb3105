import type { Json } from '../../../schemas/index.ts';
import { systemActor } from '../../records/context/actor.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import { narrowRecords } from '../../records/narrowRecords.ts';
import { openRecords, type Records } from '../../records/openRecords.ts';
import type { MailTexts } from './mailTemplate.ts';
import { isShipped, shippedTemplates } from './shippedTemplates.ts';

export interface OwnTemplate {
  id: string;
  key: string;
  name: string;
  texts: MailTexts;
}

/** The texts of a template: the site's own, or those that it begins with. */
export async function findTexts(app: RecordParts, siteId: string, key: string): Promise<MailTexts | undefined> {
  const [own] = await listOwnTemplates(await openTemplates(app, siteId), key);
  return own?.texts ?? (isShipped(key) ? shippedTemplates[key] : undefined);
}

/** Records as the system, in which templates are stored. */
export function openTemplates(app: RecordParts, siteId: string): Promise<Records> {
  return openRecords(app, { siteId, actor: systemActor });
}

export async function listOwnTemplates(records: Records, key?: string): Promise<OwnTemplate[]> {
  const collection = templateCollection(records);
  if (!collection) return [];
  const filter = key === undefined ? {} : { filter: { key } };
  const { data } = await records.find(collection, { ...filter, sort: { name: 1 }, limit: 200 });
  return data.map(({ id, key: name, name: title, subject, body, button }) => ({
    id: String(id),
    key: String(name),
    name: String(title ?? ''),
    texts: { subject: asText(subject), body: asText(body), ...(button != null && { button: asText(button) }) },
  }));
}

export function templateCollection(records: Records): string | undefined {
  return narrowRecords(records).serving('templates');
}

function asText(value: Json | undefined) {
  const { th = '', en = '' } = (value ?? {}) as { th?: string; en?: string }; // as the schema of templates says
  return { th, en };
}
