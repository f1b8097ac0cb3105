import { matchesCondition } from '../../engine/condition/matchesCondition.ts';
import { applySettings } from '../../engine/document/applySettings.ts';
import { buildView, type DocumentView } from '../../engine/document/buildView.ts';
import type { DocumentFields } from '../../engine/document/documentFields.ts';
import { listReads } from '../../engine/document/listReads.ts';
import { type DocumentSettings, type JsonObject, type Language, readText } from '../../schemas/index.ts';
import type { FileParts } from '../files/fileParts.ts';
import { activePlugins, type RegisteredDocument } from '../plugins/pluginRegistry.ts';
import type { Records } from '../records/openRecords.ts';
import { openVisitRecords } from '../records/openVisitRecords.ts';
import { findCollection } from '../records/recordsContext.ts';
import { readCompany } from '../sites/settings/readCompany.ts';
import type { Visit } from '../sites/visit.ts';
import { describeShown } from './describeShown.ts';
import { documentNotOfRecord, documentUnknown } from './documents.errors.ts';
import { frameDocument, type WantedCopies } from './frameDocument.ts';
import { markCancelled } from './markCancelled.ts';
import { type MeasuredPaper, measurePaper } from './measurePaper.ts';
import { readPictures } from './pictures/readPictures.ts';
import { readSettings } from './settingsRows.ts';
import { renderTemplate } from './template/renderTemplate.ts';

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
  const { app, site, language, db } = records.context;
  const document = app.registry.document(name);
  if (!document || !activePlugins(app.registry, site.plugins).has(document.plugin))
    throw documentUnknown({ type: name });
  const { declaration, template, style } = document;
  const { collection } = findCollection(records.context, declaration.collection);
  const fields = describeShown(records.context, declaration);
  const record = await records.read(declaration.collection, id, listReads(declaration, collection, fields));
  if (declaration.when && !matchesCondition(record, declaration.when, { now }))
    throw documentNotOfRecord({ type: readText(declaration.title, language) });
  const pictures = await readPictures(parts, site);
  const settings = given ?? (await readSettings(db, name)) ?? {};
  const wishes = { settings, pictures: Object.keys(pictures) };
  const view = buildView(
    declaration,
    { record, company: readCompany(site), site: { name: site.name }, user: { name: person } },
    { language, timeZone: site.timeZone, now, fields },
    wishes,
  );
  const pages = renderTemplate(template, view, pictures);
  const used = applySettings(declaration, settings);
  const html = frameDocument({ declaration: used, view, pages, style, copies, single });
  return {
    html: view.isCancelled ? markCancelled(html) : html,
    view,
    document,
    record,
    fields,
    paper: measurePaper(used),
  };
}
