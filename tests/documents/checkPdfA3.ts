import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib';

export interface CheckedPdf {
  /** What PDF/A-3 (ISO 19005-3, level B) does not allow, as far as it is looked for here. */
  faults: string[];
  xmp: string;
  /** Attached files by name. */
  files: Map<string, { text: string; relation: string; type: string }>;
}

/** Reads a PDF as an archive would: by the rules of PDF/A-3 and not by how it was made. */
export async function checkPdfA3(content: Uint8Array): Promise<CheckedPdf> {
  const raw = Buffer.from(content).toString('latin1');
  const pdf = await PDFDocument.load(content, { updateMetadata: false });
  const { catalog, context } = pdf;
  const faults: string[] = [];
  const expect = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(fault);
  };
  expect(/^%PDF-1\.[0-7]\n%[\x80-\xFF]{4}/.test(raw), 'the head is not that of a binary PDF 1.x');
  expect(context.trailerInfo.Encrypt === undefined, 'it is encrypted');
  expect(context.lookupMaybe(context.trailerInfo.ID, PDFArray)?.size() === 2, 'the trailer has no ID');
  const meta = catalog.lookup(PDFName.of('Metadata'));
  const isPlain = meta instanceof PDFRawStream && meta.dict.get(PDFName.of('Filter')) === undefined;
  expect(isPlain, 'the metadata is missing or compressed');
  const xmp = meta instanceof PDFRawStream ? Buffer.from(meta.contents).toString('utf8') : '';
  expect(/<pdfaid:part>3<\/pdfaid:part>/.test(xmp), 'the metadata does not say part 3');
  expect(/<pdfaid:conformance>[ABU]<\/pdfaid:conformance>/.test(xmp), 'the metadata says no level');
  faults.push(...compareInfo(pdf, xmp), ...checkIntent(pdf), ...checkObjects(pdf));
  return { faults, xmp, files: listFiles(pdf, faults) };
}

/** What the older dictionary says must be what the metadata says. */
function compareInfo(pdf: PDFDocument, xmp: string): string[] {
  const title = /<dc:title><rdf:Alt><rdf:li[^>]*>([^<]*)</.exec(xmp)?.[1];
  const time = (date: Date | undefined) => `${date?.toISOString().slice(0, 19)}Z`;
  const pairs: [string, string | undefined, string | undefined][] = [
    ['title', pdf.getTitle(), title],
    ['producer', pdf.getProducer(), /<pdf:Producer>([^<]*)</.exec(xmp)?.[1]],
    ['creator', pdf.getCreator(), /<xmp:CreatorTool>([^<]*)</.exec(xmp)?.[1]],
    ['creation date', time(pdf.getCreationDate()), /<xmp:CreateDate>([^<]*)</.exec(xmp)?.[1]],
    ['modification date', time(pdf.getModificationDate()), /<xmp:ModifyDate>([^<]*)</.exec(xmp)?.[1]],
  ];
  return pairs.flatMap(([what, one, other]) => (one === other ? [] : [`${what}: "${one}" is not "${other}"`]));
}

function checkIntent({ catalog }: PDFDocument): string[] {
  const intent = catalog.lookupMaybe(PDFName.of('OutputIntents'), PDFArray)?.lookupMaybe(0, PDFDict);
  if (!intent) return ['there is no output intent'];
  const profile = intent.lookup(PDFName.of('DestOutputProfile'));
  const bytes = profile instanceof PDFRawStream ? inflateSync(profile.contents) : Buffer.alloc(0);
  const isProfile = bytes.length === bytes.readUInt32BE(0) && bytes.toString('latin1', 36, 40) === 'acsp';
  const isSaid = intent.get(PDFName.of('S')) === PDFName.of('GTS_PDFA1');
  return isProfile && isSaid && bytes.toString('latin1', 12, 20) === 'mntrRGB '
    ? []
    : ['the output intent is not whole'];
}

/** Fonts without their outlines, scripts, actions and what else depends on where the file is read. */
function checkObjects({ context }: PDFDocument): string[] {
  const refused = ['JavaScript', 'Launch', 'Movie', 'Sound', 'ResetForm', 'ImportData', 'XFA', 'Widget', '3D'];
  return context.enumerateIndirectObjects().flatMap(([ref, object]) => {
    const dict = object instanceof PDFRawStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) return [];
    const text = dict.toString();
    const named = (key: string) => dict.get(PDFName.of(key))?.toString();
    return [
      ...refused
        .filter((word) => new RegExp(`/(S|Subtype) /${word}\\b`).test(text))
        .map((word) => `${ref} has ${word}`),
      ...(/\/LZWDecode|\/Crypt\b/.test(text) ? [`${ref} has a filter that is not allowed`] : []),
      ...(named('Interpolate') === 'true' ? [`${ref} is interpolated`] : []),
      ...(dict.has(PDFName.of('TR')) ? [`${ref} has a transfer function`] : []),
      ...(named('Type') === '/FontDescriptor' && !/\/FontFile[23]? /.test(text) ? [`${ref} is not embedded`] : []),
      ...(named('Subtype') === '/CIDFontType2' && !dict.has(PDFName.of('CIDToGIDMap')) ? [`${ref} has no glyphs`] : []),
      ...(named('Type') === '/Font' && /\/(Type1|TrueType)\b/.test(text) && !dict.has(PDFName.of('FontDescriptor'))
        ? [`${ref} is a font of the reader`]
        : []),
    ];
  });
}

function listFiles({ catalog, context }: PDFDocument, faults: string[]): CheckedPdf['files'] {
  const names = catalog.lookupMaybe(PDFName.of('Names'), PDFDict)?.lookupMaybe(PDFName.of('EmbeddedFiles'), PDFDict);
  const listed = names?.lookupMaybe(PDFName.of('Names'), PDFArray);
  const associated = catalog.lookupMaybe(PDFName.of('AF'), PDFArray)?.asArray().map(String) ?? [];
  const files: CheckedPdf['files'] = new Map();
  for (let at = 0; at < (listed?.size() ?? 0); at += 2) {
    const spec = listed?.lookup(at + 1, PDFDict);
    const stream = spec?.lookup(PDFName.of('EF'), PDFDict).lookup(PDFName.of('F'));
    if (!spec || !(stream instanceof PDFRawStream)) continue;
    const uf = spec.lookup(PDFName.of('UF'));
    const name = uf instanceof PDFHexString || uf instanceof PDFString ? uf.decodeText() : '';
    if (!associated.includes(String(listed?.get(at + 1)))) faults.push(`${name} is not associated`);
    if (!spec.has(PDFName.of('F')) || name === '') faults.push(`${name} is not named`);
    if (!stream.dict.lookupMaybe(PDFName.of('Params'), PDFDict)?.has(PDFName.of('ModDate')))
      faults.push(`${name} has no date`);
    files.set(name, {
      text: inflateSync(stream.contents).toString('utf8'),
      relation: String(spec.get(PDFName.of('AFRelationship'))),
      type: stream.dict.lookup(PDFName.of('Subtype'), PDFName).decodeText(),
    });
  }
  if (files.size === 0 || context.largestObjectNumber === 0) faults.push('no file is attached');
  return files;
}
