import { compileCollection } from '../../engine/collection/compileCollection.ts';
import { applySettings } from '../../engine/document/applySettings.ts';
import { buildView, type DocumentView, type ViewWishes } from '../../engine/document/buildView.ts';
import { type DocumentFields, describeDocument } from '../../engine/document/documentFields.ts';
import type { DescribedDocument } from '../../engine/plugin/describedPlugin.ts';
import type {
  CollectionSchema,
  DocumentDeclaration,
  DocumentSettings,
  JsonObject,
  Language,
} from '../../schemas/index.ts';
import { frameDocument, type WantedCopies } from '../../server/documents/frameDocument.ts';
import type { Pictures } from '../../server/documents/pictures/readPictures.ts';
import { renderTemplate } from '../../server/documents/template/renderTemplate.ts';
import { loadShipped } from '../support/loadShipped.ts';
import { createRandom } from '../support/randomJson.ts';
import { fillRecord } from './fillRecord.ts';

const { plugins } = await loadShipped();

export const shippedDocuments: readonly DescribedDocument[] = plugins.flatMap(({ documents }) => documents);

const collections = new Map<string, CollectionSchema>(
  plugins.flatMap((plugin) => plugin.collections.map(({ schema }) => [schema.name, schema] as const)),
);

const company = {
  name: 'บริษัท ศาลาอุตสาหกรรม จำกัด',
  address: '99/9 ถนนวิภาวดีรังสิต แขวงจตุจักร เขตจตุจักร กรุงเทพมหานคร 10900',
  taxId: '0105561000001',
  branchCode: '00000',
  phone: '02-123-4567',
  email: 'info@sala.example',
  bankName: 'ธนาคารกสิกรไทย',
  accountNumber: '123-4-56789-0',
  accountName: 'บจก. ศาลาอุตสาหกรรม',
  promptPay: '0105561000001',
};

const compiled = new Map([...collections].map(([name, schema]) => [name, compileCollection(schema)] as const));

function describe(declaration: DocumentDeclaration): DocumentFields {
  const collection = compiled.get(declaration.collection);
  if (!collection) throw new Error(`no collection ${declaration.collection}`);
  return describeDocument(collection, declaration, (name) => compiled.get(name));
}

export interface Filled {
  record: JsonObject;
  view: DocumentView;
  html: string;
}

/** A record as its document shows it. */
export function viewRecord(
  { declaration }: Pick<DescribedDocument, 'declaration'>,
  record: JsonObject,
  { language = 'th', ...wishes }: ViewWishes & { language?: Language } = {},
): DocumentView {
  return buildView(
    declaration,
    { record, company, site: { name: company.name }, user: { name: 'สมชาย ใจดี' } },
    { language, timeZone: 'Asia/Bangkok', now: new Date('2026-11-23T05:00:00Z'), fields: describe(declaration) },
    wishes,
  );
}

/** A document of a record that a seed decides. */
export function drawFilled(
  { declaration, template, style }: DescribedDocument,
  options: {
    seed: number;
    lines: number;
    long?: boolean;
    /** Half of the fields of the record are empty. */
    sparse?: boolean;
    language?: Language;
    copies?: WantedCopies;
    settings?: DocumentSettings;
    pictures?: Pictures;
    single?: boolean;
  },
): Filled {
  const { seed, lines, long = false, language = 'th', copies = 'original', settings = {}, pictures = {} } = options;
  const schema = collections.get(declaration.collection);
  if (!schema) throw new Error(`no collection ${declaration.collection}`);
  const filled = fillRecord(schema, { random: createRandom(seed), lines, long, collections });
  const record = options.sparse ? leaveOutHalf(filled, { seed, kept: declaration.lines?.field }) : filled;
  const view = viewRecord({ declaration }, record, { language, settings, pictures: Object.keys(pictures) });
  const pages = renderTemplate(template, view, pictures);
  const html = frameDocument({
    declaration: applySettings(declaration, settings),
    view,
    pages,
    style,
    copies,
    single: options.single,
  });
  return { record, view, html };
}

function leaveOutHalf(record: JsonObject, { seed, kept }: { seed: number; kept: string | undefined }): JsonObject {
  const random = createRandom(seed + 1);
  const left = Object.entries(record).filter(([name]) => name === kept || name === 'id' || random() < 0.5);
  return Object.fromEntries(left);
}
