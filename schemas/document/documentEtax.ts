/** Kinds of documents of the Revenue Department: tax invoice, receipt, both in one, debit note, credit note. */
export const etaxTypes = ['388', 'T01', 'T03', '80', '81'] as const;
export type EtaxType = (typeof etaxTypes)[number];

/**
 * What the XML of an e-tax invoice (ETDA ขมธอ. 3-2560) is made of, beside the values and columns that the document has anyway: `number`,
 * `date`, `sellerName`, `partyTax`, `subtotal`, `vat`, `total`; columns `name`, `quantity`, `price`, `amount`.
 */
export interface DocumentEtax {
  type: EtaxType;
  /** Why a debit or credit note is made, as a code of the standard. */
  purpose?: string;
  /** The values of such a note that tell of the tax invoice it corrects, and why. */
  original?: Record<'number' | 'date' | 'value' | 'corrected' | 'reason', string>;
  /** The value with the amount before VAT; `net` where this is not said. */
  basis?: string;
  /** The field of the record and of its lines that says whether VAT is due: `exempted` and `zero_rated` have none. */
  vatType?: string;
}
