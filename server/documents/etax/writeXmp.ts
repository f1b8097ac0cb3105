import { escapeHtml } from '../../platform/input/escape.ts';

export interface XmpFacts {
  title: string;
  /** Of the document: the number that its author gave it. */
  number: string;
  author: string;
  language: string;
  at: Date;
  /** The attached file, and the version of the standard that it follows. */
  file: string;
  version: string;
}

/** What an archive reads of a PDF/A-3: its part, and what ETDA requires about the attached file. */
export function writeXmp({ title, number, author, language, at, file, version }: XmpFacts): string {
  const time = `${at.toISOString().slice(0, 19)}Z`;
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"><pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance></rdf:Description>
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeHtml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeHtml(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${escapeHtml(language)}</rdf:li></rdf:Bag></dc:language></rdf:Description>
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"><xmp:CreatorTool>Sala</xmp:CreatorTool><xmp:CreateDate>${time}</xmp:CreateDate><xmp:ModifyDate>${time}</xmp:ModifyDate></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"><pdf:Producer>Sala</pdf:Producer></rdf:Description>
<rdf:Description rdf:about="" xmlns:ed="${etda}"><ed:DocumentFileName>${escapeHtml(file)}</ed:DocumentFileName><ed:DocumentVersion>${escapeHtml(version)}</ed:DocumentVersion><ed:DocumentReferenceID>${escapeHtml(number)}</ed:DocumentReferenceID><ed:DocumentOID></ed:DocumentOID></rdf:Description>
${extension}
</rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}

const etda = 'urn:etda:pdfa:ElectronicDocument:1p0:standard#';
const told = {
  DocumentOID: 'OID of the attached file',
  DocumentReferenceID: 'Number of the document by its author',
  DocumentVersion: 'Version of the standard',
  DocumentFileName: 'Name of the attached file',
};

/** Names that PDF/A does not know must be described in the file. */
const extension = `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Electronic Document PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${etda}</pdfaSchema:namespaceURI><pdfaSchema:prefix>ed</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>${Object.entries(told)
  .map(
    ([name, description]) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
  )
  .join('')}</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>`;
