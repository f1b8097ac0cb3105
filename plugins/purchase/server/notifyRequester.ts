import type { Text } from 'sala/schemas';
import { type EffectHandler, notifyPerson } from 'sala/server';

/** Notifies the requester of a purchase of the decision. */
export const notifyRequester: EffectHandler = async ({ records, record, key }) => {
  const { created_by: user, state, purchase_request_code: number } = record;
  if (typeof user !== 'string') return { skipped: 'nobody asked for it' };
  const title = outcomes[String(state)];
  if (!title) return { skipped: String(state) };
  const text = typeof number === 'string' ? { th: `เลขที่ ${number}`, en: `No. ${number}` } : undefined;
  await notifyPerson(records, { user, key, title, text, kind: state === 'rejected' ? 'warning' : 'success' });
  return { notified: user };
};

const outcomes: Record<string, Text> = {
  approved: { th: 'ใบขอซื้อของคุณได้รับอนุมัติ', en: 'Your purchase request was approved' },
  rejected: { th: 'ใบขอซื้อของคุณไม่ได้รับอนุมัติ', en: 'Your purchase request was rejected' },
};
