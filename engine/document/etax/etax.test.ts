import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import type { DocumentDeclaration, JsonObject } from '../../../schemas/index.ts';
import { describeScope } from '../../calc/describeScope.ts';
import { readEtax } from './readEtax.ts';
import { writeEtax } from './writeEtax.ts';

const noFields = { find: () => undefined, scope: describeScope({ record: {} }), related: new Map<string, string>() };
const place = {
  language: 'th',
  timeZone: 'Asia/Bangkok',
  now: new Date('2026-11-24T02:30:00Z'),
  fields: noFields,
  findPlace: (address: string) => (address.includes('เขตจตุจักร') ? '103001' : undefined),
} as const;
const company = {
  name: 'บริษัท ศาลา จำกัด',
  taxId: '0-1055-61000-00-1',
  branchCode: '00000',
  address: '99/9 แขวงลาดยาว เขตจตุจักร กรุงเทพฯ 10900',
};
const column = (name: string, field: string) => ({
  name,
  from: [`line.${field}|amount`],
  title: { th: name, en: name },
  width: 9,
});
const values = {
  number: { from: ['record.number'] },
  date: { from: ['record.date|date:long'] },
  sellerName: { from: ['company.name'] },
  sellerTax: { from: ['company.taxId'] },
  sellerBranch: { from: ['company.branchCode|branch'] },
  sellerAddress: { from: ['company.address'] },
  partyName: { from: ['record.customer'], missing: { th: 'ไม่ระบุ', en: 'Not given' } },
  partyTax: { from: ['record.tax_id'] },
  partyBranch: { from: ['record.branch|branch'] },
  partyAddress: { from: ['record.place|join:street,postcode'] },
  subtotal: { from: ['record.subtotal|amount'] },
  discount: { from: ['record.discount|positive'] },
  net: { from: ['record.net|amount'] },
  vatRate: { from: ['record.rate|number'] },
  vat: { from: ['record.vat|amount'] },
  total: { from: ['record.total|amount'] },
  original_number: { from: ['record.was'] },
  original_date: { from: ['record.was_on|date:long'] },
  original_value: { from: ['record.was_worth|amount'] },
  corrected_value: { from: ['record.now_worth|amount'] },
  reason: { from: ['record.reason'] },
};
const columns = [
  column('code', 'code'),
  column('name', 'name'),
  column('quantity', 'quantity'),
  column('unit', 'unit'),
  column('price', 'price'),
  column('amount', 'amount'),
];
const declare = (etax: DocumentDeclaration['etax']) =>
  ({
    title: { th: 'ใบกำกับภาษี', en: 'Tax invoice' },
    values,
    etax,
    lines: { field: 'items', columns },
  }) as unknown as DocumentDeclaration; // what is read of it
const invoice = declare({ type: '388', vatType: 'vat_type' });

const record: JsonObject = {
  number: 'TX-<1>',
  date: '2026-11-24',
  customer: 'บริษัท "น้ำใส" & บุตร',
  tax_id: '0105500633839',
  branch: '00012',
  place: { street: '88/9 หมู่ 4', postcode: '10540' },
  ...{ subtotal: 1000, discount: 100, net: 900, rate: 7, vat: 47.25, total: 947.25 },
  items: [
    { code: 'P-1', name: 'แบริ่ง\u0007', quantity: 1.5, unit: 'ชิ้น', price: 500, amount: 750 },
    { code: '', name: 'หนังสือ', quantity: 1, unit: 'เล่มใหญ่', price: 250, amount: 250, vat_type: 'exempted' },
  ],
};

function make(given: JsonObject, declaration = invoice): Map<string, string[]> {
  const read = readEtax(declaration, { record: given, company }, place);
  if ('missing' in read) throw new Error(read.missing.map(({ en }) => en).join(', '));
  return readXml(writeEtax(read.data, { createdAt: '2026-11-24T09:30:00' }));
}

/** Texts by the path of their element below the root, in order; the parser refuses what is not well-formed. */
function readXml(xml: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const path: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    path.push(local);
    if (path.length === 1) found.set('root', [local, uri]);
    for (const [name, { value }] of Object.entries(attributes))
      if (!name.startsWith('xmlns')) keep(`${path.slice(1).join('/')}@${name}`, value);
  });
  parser.on('text', (text) => {
    if (text.trim() !== '') keep(path.slice(1).join('/'), text);
  });
  parser.on('closetag', () => path.pop());
  const keep = (at: string, text: string) => found.set(at, [...(found.get(at) ?? []), text]);
  parser.write(xml).close();
  return found;
}

const trade = 'SupplyChainTradeTransaction';
const agreement = `${trade}/ApplicableHeaderTradeAgreement`;
const settlement = `${trade}/ApplicableHeaderTradeSettlement`;
const sums = `${settlement}/SpecifiedTradeSettlementHeaderMonetarySummation`;
const item = `${trade}/IncludedSupplyChainTradeLineItem`;

it('tells a tax invoice as the standard asks for it', () => {
  const xml = make(record);
  expect(xml.get('root')).toEqual([
    'TaxInvoice_CrossIndustryInvoice',
    'urn:etda:uncefact:data:standard:TaxInvoice_CrossIndustryInvoice:2',
  ]);
  const expected: Record<string, string[]> = {
    'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID': ['ER3-2560'],
    'ExchangedDocument/ID': ['TX-<1>'],
    'ExchangedDocument/TypeCode': ['388'],
    'ExchangedDocument/IssueDateTime': ['2026-11-24T00:00:00'],
    'ExchangedDocument/CreationDateTime': ['2026-11-24T09:30:00'],
    [`${agreement}/SellerTradeParty/SpecifiedTaxRegistration/ID`]: ['010556100000100000'],
    [`${agreement}/SellerTradeParty/PostalTradeAddress/PostcodeCode`]: ['10900'],
    [`${agreement}/SellerTradeParty/PostalTradeAddress/CityName`]: ['1030'],
    [`${agreement}/SellerTradeParty/PostalTradeAddress/CitySubDivisionName`]: ['103001'],
    [`${agreement}/SellerTradeParty/PostalTradeAddress/CountrySubDivisionID`]: ['10'],
    [`${agreement}/SellerTradeParty/PostalTradeAddress/BuildingNumber`]: ['99/9'],
    [`${agreement}/BuyerTradeParty/Name`]: ['บริษัท "น้ำใส" & บุตร'],
    [`${agreement}/BuyerTradeParty/SpecifiedTaxRegistration/ID`]: ['010550063383900012'],
    [`${agreement}/BuyerTradeParty/PostalTradeAddress/PostcodeCode`]: ['10540'],
    [`${agreement}/BuyerTradeParty/PostalTradeAddress/LineOne`]: ['88/9 หมู่ 4 10540'],
    [`${settlement}/ApplicableTradeTax/TypeCode`]: ['VAT', 'FRE'],
    [`${settlement}/ApplicableTradeTax/BasisAmount`]: ['675.00', '225.00'],
    [`${settlement}/ApplicableTradeTax/CalculatedAmount`]: ['47.25', '0.00'],
    [`${settlement}/SpecifiedTradeAllowanceCharge/ActualAmount`]: ['100.00'],
    [`${sums}/LineTotalAmount`]: ['1000.00'],
    [`${sums}/TaxBasisTotalAmount`]: ['900.00'],
    [`${sums}/GrandTotalAmount`]: ['947.25'],
    [`${item}/SpecifiedTradeProduct/Name`]: ['แบริ่ง', 'หนังสือ'],
    [`${item}/SpecifiedLineTradeDelivery/BilledQuantity`]: ['1.5', '1'],
    [`${item}/SpecifiedLineTradeDelivery/BilledQuantity@unitCode`]: ['H87', 'C62'],
    [`${item}/SpecifiedLineTradeSettlement/ApplicableTradeTax/CalculatedAmount`]: ['52.50', '0.00'],
  };
  for (const [path, texts] of Object.entries(expected)) expect(xml.get(path), path).toEqual(texts);
});

it('tells a credit note with what it corrects', () => {
  const original = {
    ...{ number: 'original_number', date: 'original_date', value: 'original_value' },
    ...{ corrected: 'corrected_value', reason: 'reason' },
  };
  const was = { was: 'TX-9', was_on: '2026-10-01', was_worth: 2000, now_worth: 1100, reason: 'ของชำรุด' };
  const xml = make({ ...record, ...was }, declare({ type: '81', purpose: 'CDNG99', original, vatType: 'vat_type' }));
  expect(xml.get('root')?.[0]).toBe('DebitCreditNote_CrossIndustryInvoice');
  expect(xml.get('ExchangedDocument/PurposeCode')).toEqual(['CDNG99']);
  expect(xml.get('ExchangedDocument/Purpose')).toEqual(['ของชำรุด']);
  expect(xml.get(`${agreement}/AdditionalReferencedDocument/IssuerAssignedID`)).toEqual(['TX-9']);
  expect(xml.get(`${agreement}/AdditionalReferencedDocument/IssueDateTime`)).toEqual(['2026-10-01T00:00:00']);
  expect(xml.get(`${sums}/OriginalInformationAmount`)).toEqual(['2000.00']);
  expect(xml.get(`${sums}/LineTotalAmount`)).toEqual(['1100.00']);
  expect(xml.get(`${sums}/DifferenceInformationAmount`)).toEqual(['900.00']);
});

it.each([
  ['0105500633839', '', 'TXID', '010550063383900000'],
  ['1103700123456', '', 'NIDN', '1103700123456'],
  ['', '', 'OTHR', 'N/A'],
])('tells a buyer with tax number "%s" as %s%s', (tax_id, branch, scheme, id) => {
  const at = `${agreement}/BuyerTradeParty/SpecifiedTaxRegistration/ID`;
  const xml = make({ ...record, tax_id, branch });
  expect([xml.get(`${at}@schemeID`), xml.get(at)]).toEqual([[scheme], [id]]);
});

it('says what is still missing', () => {
  const read = readEtax(invoice, { record: { ...record, customer: '', vat: 1, items: [] }, company: {} }, place);
  const said = 'missing' in read ? read.missing.map(({ en }) => en) : [];
  expect(said).toEqual([
    "the seller's tax ID of 13 digits",
    "the seller's name",
    "a house number in the seller's address",
    "subdistrict, district and province in the seller's address",
    "a postcode in the seller's address",
    "the buyer's name",
    'its lines',
    'amounts that add up',
  ]);
});

it.each([
  ['99/9 ถนนวิภาวดี แขวงลาดยาว เขตจตุจักร กรุงเทพฯ 10900', '99/9'],
  ['อาคาร 2 ชั้น 5 เลขที่ 12/3-4 แขวงลาดยาว เขตจตุจักร 10900', '12/3-4'],
  ['แขวงลาดยาว เขตจตุจักร กรุงเทพฯ 10900', undefined],
])('finds the house number of %s', (address, number) => {
  const read = readEtax(invoice, { record, company: { ...company, address } }, place);
  expect('data' in read ? read.data.seller.buildingNumber : undefined).toBe(number);
});
