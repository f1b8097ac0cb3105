import { matchesCondition } from '../../engine/condition/matchesCondition.ts';
import type { DocumentFields } from '../../engine/document/documentFields.ts';
import type { DocumentView } from '../../engine/document/documentView.ts';
import { listReads } from '../../engine/document/listReads.ts';
import { type DocumentSettings, type JsonObject, type Language, readText } from '../../schemas/index.ts';
import type { FileParts } from '../files/fileParts.ts';
import { activePlugins, type RegisteredDocument } from '../plugins/pluginRegistry.ts';
import { findCollection } from '../records/context/recordsContext.ts';
import type { Records } from '../records/openRecords.ts';
import { openVisitRecords } from '../records/openVisitRecords.ts';
import { readCompany } from '../sites/settings/readCompany.ts';
import type { Visit } from '../sites/visit.ts';
import { composeDocument } from './composeDocument.ts';
import { describeShown } from './describeShown.ts';
import { documentNotOfRecord, documentUnknown, documentWithoutLayout } from './documents.errors.ts';
import { frameDocument, type WantedCopies } from './frameDocument.ts';
import { markCancelled } from './markCancelled.ts';
import { type MeasuredPaper, measurePaper } from './measurePaper.ts';
import { readPictures } from './pictures/readPictures.ts';
import { readSettings } from './settingsRows.ts';

export interface WantedDocument {
  name: string;
  id: string;
  language?: Language;
  copies?: WantedCopies;
  /** In place of those that the site has saved. */
  settings?: DocumentSettings;
  /** A label by itself, where its paper is a sheet of many. */
  single?: boolean;
}

export interface DrawnDocument {
  html: string;
  view: DocumentView;
  document: RegisteredDocument;
  paper: MeasuredPaper;
  /** As the visitor may read it. */
  record: JsonObject;
  fields: DocumentFields;
}

/** A record as its document, read with the rights of the visitor. */
export async function drawDocument(
  app: FileParts,
  visit: Visit,
  { language = visit.language, ...wanted }: WantedDocument,
): Promise<DrawnDocument> {
  const records = await openVisitRecords(app, { ...visit, language });
  return drawRecord(app, records, { ...wanted, person: visit.session?.name ?? '', now: visit.now });
}

/** The same, read with the rights and in the language of these records. */
export async function drawRecord(
  parts: FileParts,
  records: Records,
  {
    name,
    id,
    copies = 'original',
    person,
    now,
    settings: given,
    single,
  }: Omit<WantedDocument, 'language'> & { person: string; now: Date },
): Promise<DrawnDocument> {
  const { site, language, db } = records.context;
  const document = requireDocument(records, name);
  const { declaration } = document;
  const { collection } = findCollection(records.context, declaration.collection);
  const fields = describeShown(records.context, declaration);
  const record = await records.read(declaration.collection, id, listReads(declaration, collection, fields));
  if (declaration.when && !matchesCondition(record, declaration.when, { now }))
    throw documentNotOfRecord({ type: readText(declaration.title, language) });
  const pictures = await readPictures(parts, site);
  const settings = given ?? (await readSettings(db, name)) ?? {};
  const composed = composeDocument(
    document,
    { record, company: readCompany(site), site: { name: site.name }, user: { name: person } },
    { language, timeZone: site.timeZone, now, fields },
    { settings, pictures },
  );
  const { view } = composed;
  const html = frameDocument({ ...composed, style: document.style, copies, single });
  return {
    html: view.isCancelled ? markCancelled(html) : html,
    view,
    document,
    record,
    fields,
    paper: measurePaper(composed.declaration),
  };
}

/** A collection that this site has may stand without a document of its name. */
function requireDocument({ context: { app, site, collections } }: Records, name: string): RegisteredDocument {
  const document = app.registry.document(name);
  if (document && activePlugins(app.registry, site.plugins).has(document.plugin)) return document;
  throw collections.get(name) ? documentWithoutLayout({ type: name }) : documentUnknown({ type: name });
}
