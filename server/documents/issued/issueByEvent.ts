import type { FileParts } from '../../files/fileParts.ts';
import type { EffectResult } from '../../plugins/door/effect.ts';
import { systemActor } from '../../records/context/actor.ts';
import type { CoreEffectContext } from '../../records/context/collectEffects.ts';
import { openRecords } from '../../records/openRecords.ts';
import { drawRecord } from '../drawDocument.ts';
import { isClosed } from './issueDocument.ts';
import { hashDocument, keepIssued } from './issuedDocuments.ts';

interface Payload {
  document: string;
  by: string | null;
  language?: 'th' | 'en';
}

/** The effect of the action `document`: issues it as a person would, once, however often it runs. */
export async function issueByEvent(
  app: FileParts,
  { db, site, payload, collection, recordId: id, now }: CoreEffectContext,
): Promise<EffectResult> {
  const { document: name, by, language } = payload as unknown as Payload; // as planDocument writes it
  const records = await openRecords(app, { siteId: site.id, actor: systemActor, db, ...(language && { language }) });
  const wanted = { name, id, person: '', now };
  const original = await drawRecord(app, records, { ...wanted, copies: 'original' });
  // Sent back to a draft since: it is issued when it is closed again.
  if (!isClosed(records.context, original)) return { skipped: 'the record is open again' };
  const both = await drawRecord(app, records, { ...wanted, copies: 'both' });
  const html = { original: original.html, both: both.html };
  const isFirst = await keepIssued(db, { name, id, collection, by: by ?? 'system' }, html);
  return isFirst ? { issued: name, sha256: hashDocument(html.original) } : { skipped: 'issued before' };
}
