import { deriveId, type EffectContext, type EffectHandler } from 'sala/server';
import { draftInvoice, type InvoiceSource, payableEntry } from '../shared/draftInvoice.ts';
import { postJournal } from '../shared/postJournal.ts';

/** An invoiced sale or purchase leaves its finance document, as a draft. */
export const writeInvoice: EffectHandler = async (context) => {
  const { collection } = context;
  if (collection !== 'sales' && collection !== 'purchase') return { skipped: collection };
  return create(context, 'invoice', draftInvoice({ ...readSource(context), collection }));
};

/** The accounts-payable entry of a purchase, asked for by name. */
export const writePayable: EffectHandler = (context) =>
  create(context, 'payable', payableEntry({ ...readSource(context), collection: 'purchase' }));

/** A posted document gets its journal lines; lines that are there already stay as they are. */
export const writeJournal: EffectHandler = async ({ records, record, recordId }) => {
  const { journal_entries: existing } = record;
  if (Array.isArray(existing) && existing.length > 0) return { skipped: 'entries exist' };
  const entries = postJournal(record);
  if (entries.length === 0) return { skipped: 'no entries for this kind of document' };
  await records.update('finance', recordId, { journal_entries: entries }, { version: Number(record.version) });
  return { entries: entries.length };
};

async function create({ records, key }: EffectContext, part: string, data: ReturnType<typeof draftInvoice>) {
  const id = deriveId('finance', key, part);
  await records.create('finance', data, { id, once: true });
  return { finance: id };
}

/** The document bears the day on which the change happened, as the site counts days. */
function readSource({ recordId, record, at, records }: EffectContext): Omit<InvoiceSource, 'collection'> {
  const { timeZone } = records.context.site;
  const date = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(at));
  return { id: recordId, record, date };
}
