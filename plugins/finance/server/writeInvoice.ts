import { deriveId, type EffectContext, type EffectHandler } from 'sala/server';
import { draftInvoice, type InvoiceSource, payableEntry } from '../shared/draftInvoice.ts';

/** Creates the finance document of an invoiced sale or purchase, as a draft. */
export const writeInvoice: EffectHandler = async (context) => {
  const { collection } = context;
  if (collection !== 'sales' && collection !== 'purchase') return { skipped: collection };
  return create(context, 'invoice', draftInvoice({ ...readSource(context), collection }));
};

/** Creates the accounts-payable entry of a purchase, on request. */
export const writePayable: EffectHandler = (context) =>
  create(context, 'payable', payableEntry({ ...readSource(context), collection: 'purchase' }));

async function create({ records, key }: EffectContext, part: string, data: ReturnType<typeof draftInvoice>) {
  const id = deriveId('finance', key, part);
  await records.create('finance', data, { id, once: true });
  return { finance: id };
}

/** The document has the date of the change, in the site's time zone. */
function readSource({ recordId, record, at, site }: EffectContext): Omit<InvoiceSource, 'collection'> {
  const { timeZone } = site;
  const date = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(at));
  return { id: recordId, record, date };
}
