import type { JsonObject } from 'sala/schemas';

const accounts: Record<string, { debit: string; credit: string; title: string }> = {
  'sales-invoice': { debit: 'accounts-receivable', credit: 'sales-revenue', title: 'ขายสินค้า' },
  'purchase-invoice': { debit: 'inventory-asset', credit: 'accounts-payable', title: 'ซื้อสินค้า' },
};

/** The two journal lines of a posted finance document; none for a document of another kind. */
export function postJournal(document: JsonObject): JsonObject[] {
  const { document_type: type, amount, document_number: number, party_name: party } = document;
  const pair = typeof type === 'string' ? accounts[type] : undefined;
  if (!pair || typeof amount !== 'number') return [];
  const description = [pair.title, number, party].filter((part) => typeof part === 'string' && part !== '').join(' ');
  return [
    { account: pair.debit, debit: amount, credit: 0, description },
    { account: pair.credit, debit: 0, credit: amount, description },
  ];
}
