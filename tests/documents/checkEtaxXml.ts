import { SaxesParser } from 'saxes';

interface Element {
  name: string;
  text: string;
  attributes: Record<string, string>;
  parts: Element[];
}

/** The order of elements in the schemas of ETDA ขมธอ. 3-2560, as far as Sala writes them. */
const orders: Record<string, string> = {
  ExchangedDocument: 'ID Name TypeCode IssueDateTime Purpose PurposeCode GlobalID CreationDateTime IncludedNote',
  SupplyChainTradeTransaction:
    'ApplicableHeaderTradeAgreement ApplicableHeaderTradeDelivery ApplicableHeaderTradeSettlement IncludedSupplyChainTradeLineItem',
  ApplicableHeaderTradeAgreement:
    'SellerTradeParty BuyerTradeParty ApplicableTradeDeliveryTerms BuyerOrderReferencedDocument AdditionalReferencedDocument',
  SellerTradeParty: 'ID GlobalID Name SpecifiedTaxRegistration DefinedTradeContact PostalTradeAddress',
  BuyerTradeParty: 'ID GlobalID Name SpecifiedTaxRegistration DefinedTradeContact PostalTradeAddress',
  DefinedTradeContact:
    'PersonName DepartmentName EmailURIUniversalCommunication TelephoneUniversalCommunication FaxUniversalCommunication',
  PostalTradeAddress:
    'PostcodeCode BuildingName LineOne LineTwo LineThree LineFour LineFive StreetName CityName CitySubDivisionName CountryID CountrySubDivisionID BuildingNumber',
  AdditionalReferencedDocument: 'IssuerAssignedID IssueDateTime ReferenceTypeCode',
  ApplicableHeaderTradeSettlement:
    'InvoiceCurrencyCode ApplicableTradeTax SpecifiedTradeAllowanceCharge SpecifiedTradePaymentTerms SpecifiedTradeSettlementHeaderMonetarySummation',
  ApplicableTradeTax: 'TypeCode CalculatedRate BasisAmount CalculatedAmount',
  SpecifiedTradeAllowanceCharge: 'ChargeIndicator ActualAmount ReasonCode Reason TypeCode',
  SpecifiedTradeSettlementHeaderMonetarySummation:
    'OriginalInformationAmount LineTotalAmount DifferenceInformationAmount AllowanceTotalAmount ChargeTotalAmount TaxBasisTotalAmount TaxTotalAmount GrandTotalAmount',
  IncludedSupplyChainTradeLineItem:
    'AssociatedDocumentLineDocument SpecifiedTradeProduct SpecifiedLineTradeAgreement SpecifiedLineTradeDelivery SpecifiedLineTradeSettlement',
  SpecifiedTradeProduct: 'ID GlobalID Name Description',
  SpecifiedLineTradeSettlement:
    'ApplicableTradeTax SpecifiedTradeAllowanceCharge SpecifiedTradeSettlementLineMonetarySummation',
  SpecifiedTradeSettlementLineMonetarySummation: 'TaxTotalAmount NetLineTotalAmount NetIncludingTaxesLineTotalAmount',
};

/** What an element may hold. */
const codes: [path: string, pattern: RegExp][] = [
  ['GuidelineSpecifiedDocumentContextParameter/ID', /^ER3-2560$/],
  ['ExchangedDocument/TypeCode', /^(80|81|82|380|388|T0[1-7])$/],
  ['ExchangedDocument/PurposeCode', /^(TIVC|RCTC|DBN[GS]|CDN[GS])\d\d$/],
  ['ReferenceTypeCode', /^(80|81|380|388|T0[1-7])$/],
  ['ApplicableTradeTax/TypeCode', /^(VAT|FRE|EXC|SBT)$/],
  ['InvoiceCurrencyCode', /^[A-Z]{3}$/],
  ['CountryID', /^[A-Z]{2}$/],
  ['PostcodeCode', /^\d{5}$/],
  ['IssueDateTime', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/],
  ['CreationDateTime', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/],
  ['ChargeIndicator', /^(true|false)$/],
];
const identities: Record<string, RegExp> = { TXID: /^\d{18}$/, NIDN: /^\d{13}$/, CCPT: /^.{1,35}$/, OTHR: /^N\/A$/ };

/** Reads the XML of an e-tax invoice by the rules of the standard and not by how it was written. */
export function checkEtaxXml(xml: string): string[] {
  const root = parse(xml);
  return [...checkOrder(root), ...checkCodes(root, root.name), ...checkParties(root), ...checkSums(root)];
}

function parse(xml: string): Element {
  const parser = new SaxesParser();
  const open: Element[] = [{ name: '', text: '', attributes: {}, parts: [] }];
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name: name.replace(/^\w+:/, ''), text: '', attributes, parts: [] };
    open.at(-1)?.parts.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const last = open.at(-1);
    if (last) last.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  const [root] = open[0]?.parts ?? [];
  if (!root) throw new Error('there is no element');
  return root;
}

function checkOrder({ name, parts }: Element): string[] {
  const order = orders[name]?.split(' ');
  const places = parts.map((part) => order?.indexOf(part.name) ?? 0);
  const own = parts.flatMap((part, at) => {
    const place = places[at] ?? 0;
    if (place < 0) return [`${name} has ${part.name}`];
    return place < (places[at - 1] ?? 0) ? [`${name}: ${part.name} stands too late`] : [];
  });
  return [...own, ...parts.flatMap(checkOrder)];
}

/** What the rules of ETDA beside its schemas ask of both parties: of the seller an address in codes, of the buyer one in words. */
function checkParties(root: Element): string[] {
  const ask = (who: string, parts: Record<string, RegExp>) => {
    const [party] = find(root, who);
    return Object.entries(parts).flatMap(([name, pattern]) => {
      const text = party ? textOf(party, name) : '';
      return pattern.test(text) ? [] : [`${who}: ${name} is "${text}"`];
    });
  };
  const place = { PostcodeCode: /^\d{5}$/, CountryID: /^TH$/ };
  const coded = { CityName: /^\d{4}$/, CitySubDivisionName: /^\d{6}$/, CountrySubDivisionID: /^\d{2}$/ };
  return [
    ...ask('SellerTradeParty', { Name: /./, ID: /^\d{18}$/, ...place, ...coded, BuildingNumber: /^.{1,16}$/ }),
    ...ask('BuyerTradeParty', { ID: /./, ...place, LineOne: /^.{1,256}$/ }),
  ];
}

function checkCodes({ text, attributes, parts }: Element, path: string): string[] {
  const value = text.trim();
  const wrong = codes.filter(([end, pattern]) => path.endsWith(end) && !pattern.test(value));
  const { schemeID } = attributes;
  const isIdentity = path.endsWith('SpecifiedTaxRegistration/ID');
  return [
    ...wrong.map(() => `${path} is ${value}`),
    ...(isIdentity && !identities[schemeID ?? '']?.test(value) ? [`${path} is ${value} (${schemeID})`] : []),
    ...(/Amount$/.test(path) && !/^-?\d+(\.\d{1,6})?$/.test(value) ? [`${path} is no amount: ${value}`] : []),
    ...(value.length > 256 ? [`${path} is too long`] : []),
    ...parts.flatMap((part) => checkCodes(part, `${path}/${part.name}`)),
  ];
}

/** In satang, so that nothing is rounded twice. */
function checkSums(root: Element): string[] {
  const [header] = find(root, 'SpecifiedTradeSettlementHeaderMonetarySummation');
  if (!header) return ['there are no totals'];
  const total = (name: string) => satang(header, `${name}Amount`);
  const [settlement] = find(root, 'ApplicableHeaderTradeSettlement');
  const taxes = (settlement?.parts ?? []).filter(({ name }) => name === 'ApplicableTradeTax');
  const sumOf = (elements: Element[], name: string) => elements.reduce((sum, each) => sum + satang(each, name), 0);
  const isNote = header.parts.some(({ name }) => name === 'OriginalInformationAmount');
  const basis = isNote
    ? Math.abs(total('OriginalInformation') - total('LineTotal'))
    : total('LineTotal') - total('AllowanceTotal') + total('ChargeTotal');
  const pairs: [string, number, number][] = [
    ['the basis', total('TaxBasisTotal'), basis],
    ['the bases of taxes', sumOf(taxes, 'BasisAmount'), total('TaxBasisTotal')],
    ['the taxes', sumOf(taxes, 'CalculatedAmount'), total('TaxTotal')],
    ['the grand total', total('GrandTotal'), total('TaxBasisTotal') + total('TaxTotal')],
  ];
  const lines = find(root, 'IncludedSupplyChainTradeLineItem').flatMap((line, at): typeof pairs => {
    const own = (name: string) => satang(line, name);
    const tax = Math.round((own('BasisAmount') * Number(textOf(line, 'CalculatedRate'))) / 100);
    return [
      [`the tax of line ${at + 1}`, own('CalculatedAmount'), tax],
      [
        `the sum of line ${at + 1}`,
        own('NetIncludingTaxesLineTotalAmount'),
        own('NetLineTotalAmount') + own('TaxTotalAmount'),
      ],
    ];
  });
  return [...pairs, ...lines].flatMap(([what, one, other]) => (one === other ? [] : [`${what}: ${one}, not ${other}`]));
}

function find(element: Element, name: string): Element[] {
  return element.parts.flatMap((part) => [...(part.name === name ? [part] : []), ...find(part, name)]);
}

function textOf(element: Element, name: string): string {
  return find(element, name)[0]?.text ?? '';
}

function satang(element: Element, name: string): number {
  return Math.round(Number(textOf(element, name)) * 100);
}
