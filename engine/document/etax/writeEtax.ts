import type { EtaxType } from '../../../schemas/index.ts';
import { decimal, roundTo } from '../../calc/values/decimal.ts';
import type { EtaxData, EtaxLine, EtaxParty } from './readEtax.ts';
import { type EtaxTax, splitTaxes, taxCodeOf } from './splitTaxes.ts';
import { unitCodeOf } from './unitCode.ts';
import { writeXml, type XmlElement } from './writeXml.ts';

/** The message of the standard that carries a kind of document. */
const messages: Record<EtaxType, string> = {
  '388': 'TaxInvoice',
  T03: 'TaxInvoice',
  T01: 'Receipt',
  '80': 'DebitCreditNote',
  '81': 'DebitCreditNote',
};
const space = 'urn:etda:uncefact:data:standard';
/** As long as a text of the standard may be. */
const longest = 256;

/** The XML of an e-tax invoice, after ETDA ขมธอ. 3-2560 version 2.0. Times are those of the site, as `2026-11-24T09:30:00`. */
export function writeEtax(data: EtaxData, { createdAt }: { createdAt: string }): string {
  const message = messages[data.about.type];
  const attributes = {
    'xmlns:rsm': `${space}:${message}_CrossIndustryInvoice:2`,
    'xmlns:ram': `${space}:${message}_ReusableAggregateBusinessInformationEntity:2`,
  };
  const guideline = ['ram:ID', 'ER3-2560', { schemeAgencyID: 'ETDA', schemeVersionID: 'v2.0' }] as const;
  const trade: XmlElement[] = [
    ['ram:ApplicableHeaderTradeAgreement', describeAgreement(data)],
    ['ram:ApplicableHeaderTradeDelivery', []],
    ['ram:ApplicableHeaderTradeSettlement', describeSettlement(data)],
    ...data.lines.map((line, at): XmlElement => describeLine(line, { at, rate: data.totals.vatRate })),
  ];
  return writeXml([
    `rsm:${message}_CrossIndustryInvoice`,
    [
      ['rsm:ExchangedDocumentContext', [['ram:GuidelineSpecifiedDocumentContextParameter', [guideline]]]],
      ['rsm:ExchangedDocument', describeDocument(data, createdAt)],
      ['rsm:SupplyChainTradeTransaction', trade],
    ],
    attributes,
  ]);
}

function describeDocument({ number, title, date, about, original }: EtaxData, createdAt: string): XmlElement[] {
  return [
    ['ram:ID', number],
    ['ram:Name', title],
    ['ram:TypeCode', about.type],
    ['ram:IssueDateTime', `${date}T00:00:00`],
    ['ram:Purpose', original?.reason.slice(0, longest)],
    ['ram:PurposeCode', about.purpose],
    ['ram:CreationDateTime', createdAt],
  ];
}

function describeAgreement({ seller, buyer, original }: EtaxData): (XmlElement | undefined)[] {
  return [
    ['ram:SellerTradeParty', describeParty(seller, { schemeID: 'TXID', id: seller.taxId + branchOf(seller) })],
    ['ram:BuyerTradeParty', describeParty(buyer, identify(buyer))],
    original && [
      'ram:AdditionalReferencedDocument',
      [
        ['ram:IssuerAssignedID', original.number],
        ['ram:IssueDateTime', `${original.date}T00:00:00`],
        ['ram:ReferenceTypeCode', '388'],
      ],
    ],
  ];
}

/** A company by tax number and branch, a person by citizen number; buyers without either are marked as such. */
function identify(party: EtaxParty): { schemeID: string; id: string } {
  const { taxId, branch } = party;
  if (!/^\d{13}$/.test(taxId)) return { schemeID: 'OTHR', id: 'N/A' };
  if (taxId.startsWith('0') || branch !== '') return { schemeID: 'TXID', id: taxId + branchOf(party) };
  return { schemeID: 'NIDN', id: taxId };
}

function branchOf({ branch }: EtaxParty): string {
  return /^\d{5}$/.test(branch) ? branch : '00000';
}

function describeParty(
  { name, address, email, phone, postcode, buildingNumber, place }: EtaxParty,
  { schemeID, id }: { schemeID: string; id: string },
): (XmlElement | undefined)[] {
  const contact: (XmlElement | undefined)[] = [
    email === '' ? undefined : ['ram:EmailURIUniversalCommunication', [['ram:URIID', email]]],
    phone === '' ? undefined : ['ram:TelephoneUniversalCommunication', [['ram:CompleteNumber', phone]]],
  ];
  return [
    ['ram:Name', name.slice(0, longest)],
    ['ram:SpecifiedTaxRegistration', [['ram:ID', id, { schemeID }]]],
    contact.every((each) => each === undefined) ? undefined : ['ram:DefinedTradeContact', contact],
    [
      'ram:PostalTradeAddress',
      [
        ['ram:PostcodeCode', postcode],
        ['ram:LineOne', address.slice(0, longest)],
        ['ram:LineTwo', address.slice(longest, longest * 2)],
        ['ram:CityName', place.slice(0, 4)],
        ['ram:CitySubDivisionName', place],
        ['ram:CountryID', 'TH', { schemeID: '3166-1 alpha-2' }],
        ['ram:CountrySubDivisionID', place.slice(0, 2)],
        ['ram:BuildingNumber', place === '' ? '' : buildingNumber],
      ],
    ],
  ];
}

function describeSettlement(data: EtaxData): (XmlElement | undefined)[] {
  const { totals, due, original } = data;
  const parts: (XmlElement | undefined)[] = [
    ['ram:OriginalInformationAmount', original && money(original.value)],
    ['ram:LineTotalAmount', money(original ? original.corrected : totals.subtotal)],
    ['ram:DifferenceInformationAmount', original && money(totals.basis)],
    ['ram:AllowanceTotalAmount', money(totals.discount)],
    ['ram:ChargeTotalAmount', money(totals.shipping)],
    ['ram:TaxBasisTotalAmount', money(totals.basis)],
    ['ram:TaxTotalAmount', money(totals.vat)],
    ['ram:GrandTotalAmount', money(totals.total)],
  ];
  return [
    ['ram:InvoiceCurrencyCode', 'THB', { listID: 'ISO 4217 3A' }],
    ...splitTaxes(data).map(describeTax),
    describeCharge('false', totals.discount, 'ส่วนลด'),
    describeCharge('true', totals.shipping, 'ค่าขนส่ง'),
    due === '' ? undefined : ['ram:SpecifiedTradePaymentTerms', [['ram:DueDateDateTime', `${due}T00:00:00`]]],
    ['ram:SpecifiedTradeSettlementHeaderMonetarySummation', parts],
  ];
}

function describeTax({ code, rate, basis, amount }: EtaxTax): XmlElement {
  return [
    'ram:ApplicableTradeTax',
    [
      ['ram:TypeCode', code],
      ['ram:CalculatedRate', String(rate)],
      ['ram:BasisAmount', money(basis)],
      ['ram:CalculatedAmount', money(amount)],
    ],
  ];
}

function describeCharge(isCharge: 'true' | 'false', amount: number, reason: string): XmlElement | undefined {
  if (amount <= 0) return undefined;
  return [
    'ram:SpecifiedTradeAllowanceCharge',
    [
      ['ram:ChargeIndicator', isCharge],
      ['ram:ActualAmount', money(amount)],
      ['ram:Reason', reason],
    ],
  ];
}

function describeLine(line: EtaxLine, { at, rate }: { at: number; rate: number }): XmlElement {
  const { code, name, quantity, unit, price, amount, hasVat } = line;
  const due = hasVat ? rate : 0;
  const tax = roundTo(decimal(amount).times(decimal(due)).div(decimal(100)));
  const sums: XmlElement[] = [
    ['ram:TaxTotalAmount', tax.toFixed(2)],
    ['ram:NetLineTotalAmount', money(amount)],
    ['ram:NetIncludingTaxesLineTotalAmount', roundTo(decimal(amount).plus(tax)).toFixed(2)],
  ];
  return [
    'ram:IncludedSupplyChainTradeLineItem',
    [
      ['ram:AssociatedDocumentLineDocument', [['ram:LineID', String(at + 1)]]],
      [
        'ram:SpecifiedTradeProduct',
        [
          ['ram:ID', code.slice(0, 35)],
          ['ram:Name', name.slice(0, longest)],
        ],
      ],
      [
        'ram:SpecifiedLineTradeAgreement',
        [['ram:GrossPriceProductTradePrice', [['ram:ChargeAmount', decimal(price).toString()]]]],
      ],
      [
        'ram:SpecifiedLineTradeDelivery',
        [['ram:BilledQuantity', decimal(quantity).toString(), { unitCode: unitCodeOf(unit) }]],
      ],
      [
        'ram:SpecifiedLineTradeSettlement',
        [
          describeTax({ code: taxCodeOf(due), rate: due, basis: amount, amount: tax.toNumber() }),
          ['ram:SpecifiedTradeSettlementLineMonetarySummation', sums],
        ],
      ],
    ],
  ];
}

function money(value: number): string {
  return roundTo(decimal(value)).toFixed(2);
}
