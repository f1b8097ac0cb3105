import { compileCollection } from '../../engine/collection/compileCollection.ts';
import { type DocumentFields, describeDocument } from '../../engine/document/documentFields.ts';
import type { DocumentView } from '../../engine/document/documentView.ts';
import type { DescribedDocument } from '../../engine/plugin/names/describedPlugin.ts';
import type {
  CollectionSchema,
  DocumentDeclaration,
  DocumentSettings,
  JsonObject,
  Language,
} from '../../schemas/index.ts';
import { type ComposedDocument, composeDocument } from '../../server/documents/composeDocument.ts';
import { frameDocument, type WantedCopies } from '../../server/documents/frameDocument.ts';
import type { Pictures } from '../../server/documents/pictures/readPictures.ts';
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

/** A record as the pages of its document. */
export function composeRecord(
  document: DescribedDocument,
  record: JsonObject,
  {
    language = 'th',
    settings = {},
    pictures = {},
    company: own = {},
  }: { language?: Language; settings?: DocumentSettings; pictures?: Pictures; company?: JsonObject } = {},
): ComposedDocument {
  return composeDocument(
    document,
    { record, company: { ...company, ...own }, site: { name: company.name }, user: { name: 'สมชาย ใจดี' } },
    {
      ...{ language, timeZone: 'Asia/Bangkok', now: new Date('2026-11-23T05:00:00Z') },
      fields: describe(document.declaration),
    },
    { settings, pictures },
  );
}

/** A record with something in every field, as a seed decides. */
export function recordOf(
  { declaration }: DescribedDocument,
  filling: { seed: number; lines: number; long: boolean },
): JsonObject {
  const schema = collections.get(declaration.collection);
  if (!schema) throw new Error(`no collection ${declaration.collection}`);
  return fillRecord(schema, { ...filling, collections });
}

/** A document of a record that a seed decides. */
export function drawFilled(
  shipped: DescribedDocument,
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
  const { seed, lines, long = false, copies = 'original' } = options;
  const { declaration, style } = shipped;
  const filled = recordOf(shipped, { seed, lines, long });
  const record = options.sparse ? leaveOutHalf(filled, { seed, kept: declaration.lines?.field }) : filled;
  const composed = composeRecord(shipped, record, options);
  const html = frameDocument({ ...composed, style, copies, single: options.single });
  return { record, view: composed.view, html };
}

function leaveOutHalf(record: JsonObject, { seed, kept }: { seed: number; kept: string | undefined }): JsonObject {
  const random = createRandom(seed + 1);
  const left = Object.entries(record).filter(([name]) => name === kept || name === 'id' || random() < 0.5);
  return Object.fromEntries(left);
}
