import { createHash } from 'node:crypto';
import { AFRelationship, PDFDocument, PDFHexString, PDFString } from '@cantoo/pdf-lib';
import { srgbProfile } from './srgbProfile.ts';
import { writeXmp } from './writeXmp.ts';

/** As ETDA names the XML in the PDF. */
export const etaxFileName = 'ETDA-invoice.xml';
const standard = '2.0';
const srgb = 'sRGB IEC61966-2.1';

export interface ArchivedPdf {
  content: Uint8Array;
  xml: string;
  title: string;
  number: string;
  author: string;
  language: string;
  /** When it was issued: the same document is the same file. */
  at: Date;
}

/** A PDF as PDF/A-3 with the XML of the e-tax invoice inside, so that readers of the PDF find the XML. */
export async function toPdfA3({ content, xml, title, number, author, language, at }: ArchivedPdf): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(content, { updateMetadata: false });
  const { context, catalog } = pdf;
  pdf.setTitle(title);
  pdf.setAuthor(author);
  pdf.setLanguage(language);
  for (const set of ['setProducer', 'setCreator'] as const) pdf[set]('Sala');
  for (const set of ['setCreationDate', 'setModificationDate'] as const) pdf[set](at);
  await pdf.attach(Buffer.from(xml, 'utf8'), etaxFileName, {
    mimeType: 'text/xml',
    description: `ETDA ER3-2560 ${number}`,
    creationDate: at,
    modificationDate: at,
    afRelationship: AFRelationship.Alternative,
  });
  const facts = { title, number, author, language, at, file: etaxFileName, version: standard };
  // Archives read it without opening the PDF: it is never compressed.
  const xmp = context.stream(Buffer.from(writeXmp(facts), 'utf8'), { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(context.obj('Metadata'), context.register(xmp));
  const profile = context.register(context.flateStream(srgbProfile, { N: 3 }));
  const intent = {
    ...{ Type: 'OutputIntent', S: 'GTS_PDFA1', DestOutputProfile: profile },
    ...{ OutputConditionIdentifier: PDFString.of(srgb), Info: PDFString.of(srgb) },
  };
  catalog.set(context.obj('OutputIntents'), context.obj([intent]));
  const id = PDFHexString.of(createHash('sha256').update(content).update(xml).digest('hex').slice(0, 32));
  context.trailerInfo.ID = context.obj([id, id]);
  return pdf.save({ useObjectStreams: false });
}
