import { checkSettings } from '../../../engine/document/checkSettings.ts';
import { listStates } from '../../../engine/machine/readMachine.ts';
import {
  type DocumentDeclaration,
  type DocumentPart,
  type DocumentSettings,
  documentParts,
  type Language,
  readText,
} from '../../../schemas/index.ts';
import type { FileParts } from '../../files/fileParts.ts';
import { activePlugins, type RegisteredDocument } from '../../plugins/pluginRegistry.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import { findCollection } from '../../records/context/recordsContext.ts';
import { readTitles } from '../../records/find/readReferenced.ts';
import type { Records } from '../../records/openRecords.ts';
import { openVisitRecords } from '../../records/openVisitRecords.ts';
import type { ChangeLog } from '../../sites/audit/writeAudit.ts';
import type { SignedInVisit, Visit } from '../../sites/visit.ts';
import { documentUnknown, settingsChanged, settingsInvalid } from '../documents.errors.ts';
import { drawDocument } from '../drawDocument.ts';
import { insertVersion, listLatestSettings, listVersions } from '../settingsRows.ts';

/** The documents of this site, and whether it has changed them. */
export async function listDocuments(app: RecordParts, visit: Visit) {
  const active = activePlugins(app.registry, visit.site.plugins);
  const latest = await listLatestSettings(visit.db);
  return app.registry.plugins
    .filter(({ manifest }) => active.has(manifest.id))
    .flatMap(({ documents }) => documents)
    .map(({ folder, declaration }) => {
      const own = latest.find(({ document }) => document === folder);
      return {
        ...{ name: folder, title: declaration.title, collection: declaration.collection },
        isChanged: own !== undefined && own.settings !== null,
      };
    });
}

/** A document as it is declared, as this site has changed it, and what it may be looked at with. */
export async function readDocumentSettings(app: RecordParts, visit: SignedInVisit, name: string) {
  const { declaration, template } = requireDocument(app, visit, name);
  const records = await openVisitRecords(app, visit);
  const versions = await listVersions(visit.db, name);
  const people = await readTitles(
    records.context,
    'user',
    versions.map(({ saved_by }) => saved_by),
  );
  const [latest] = versions;
  return {
    name,
    version: latest?.version ?? 0,
    settings: latest?.settings ?? null,
    versions: versions.map(({ version, settings, saved_by, saved_at }) => ({
      ...{ version, settings, saved_at: new Date(saved_at).toISOString() },
      by: people.get(saved_by) ?? null,
    })),
    original: presentOriginal(declaration, template),
    records: await listSamples(records, declaration),
    choices: listChoices(records, declaration),
  };
}

/** Stores a version; `null` gives back the document as it is declared. */
export async function saveDocumentSettings(
  app: RecordParts,
  visit: SignedInVisit,
  { name, version, settings, logChange }: { name: string; version: number; settings: unknown; logChange: ChangeLog },
): Promise<{ version: number }> {
  const { declaration } = requireDocument(app, visit, name);
  const checked = settings === null ? null : requireSettings(settings, declaration);
  const saved = { version: version + 1 };
  await visit.db.transaction(async (tx) => {
    const row = { document: name, version, settings: checked, by: visit.session.userId };
    if (!(await insertVersion(tx, row))) throw settingsChanged();
    await logChange(tx, saved);
  });
  return saved;
}

/** A record as its document would be with settings that are not stored. */
export async function previewDocumentSettings(
  app: FileParts,
  visit: Visit,
  { name, id, settings, language }: { name: string; id: string; settings: unknown; language?: Language },
): Promise<string> {
  const { declaration } = requireDocument(app, visit, name);
  const checked = requireSettings(settings, declaration);
  return (await drawDocument(app, visit, { name, id, language, settings: checked })).html;
}

function requireDocument(app: RecordParts, { site }: Visit, name: string): RegisteredDocument {
  const found = app.registry.document(name);
  if (!found || !activePlugins(app.registry, site.plugins).has(found.plugin)) throw documentUnknown({ type: name });
  return found;
}

function requireSettings(settings: unknown, declaration: DocumentDeclaration): DocumentSettings {
  const fault = checkSettings(settings, declaration);
  if (fault) throw settingsInvalid({ whatTh: fault.th, whatEn: fault.en });
  return settings as DocumentSettings; // as the check has found
}

function presentOriginal(declaration: DocumentDeclaration, template: string) {
  const { title, labels, blocks = {}, lines, copies, paper, papers } = declaration;
  return {
    paper,
    papers: Object.entries(papers).map(([name, size]) => ({ name, title: size.title })),
    ...{ title, labels },
    copies: { original: copies.original.label, copy: copies.copy.label },
    blocks,
    perPage: lines?.perPage ?? null,
    columns: (lines?.columns ?? []).map((column) => ({
      name: column.name,
      title: column.title,
      width: column.width,
    })),
    parts: documentParts.filter((part) => hasPart(part, declaration, template)),
  };
}

/** Whether there is anything to take off: its template draws the part, and its declaration fills it. */
function hasPart(part: DocumentPart, { values, blocks = {} }: DocumentDeclaration, template: string): boolean {
  const draws = (...names: string[]) => names.some((name) => template.includes(`{{> ${name}}}`));
  const checks: Record<DocumentPart, boolean> = {
    logo: draws('form', 'head'),
    stamp: draws('form', 'signatures'),
    signature: draws('form', 'signatures'),
    tiles: Object.hasOwn(blocks, 'tiles'),
    pay: Object.hasOwn(values, 'pay'),
    scan: Object.hasOwn(values, 'scan'),
    inWords: Object.hasOwn(values, 'inWords'),
    notes: Object.hasOwn(values, 'notes'),
    foot: draws('form', 'foot'),
  };
  return checks[part];
}

/** The fields that a message may depend on: those with a few values, the state among them. */
function listChoices({ context }: Records, { collection }: DocumentDeclaration) {
  const { language } = context;
  const stored = findCollection(context, collection);
  const states = stored.machine ? listStates(stored.machine) : [];
  const fields = [...stored.collection.fields.values()].filter(({ schema, secret }) => schema.enum && !secret);
  return [
    ...(states.length > 0
      ? [
          {
            field: 'state',
            title: readText({ th: 'สถานะ', en: 'State' }, language),
            values: states.map(({ name, meta }) => ({ value: name, title: readText(meta.title, language) || name })),
          },
        ]
      : []),
    ...fields.map(({ name, title, schema }) => ({
      field: name,
      title: readText(title, language) || name,
      values: (schema.enum ?? []).map((value) => ({
        value: String(value),
        title: readText(schema['x-enum-titles']?.[String(value)], language) || String(value),
      })),
    })),
  ];
}

/** The latest records that have the document. */
async function listSamples(records: Records, { collection, when }: DocumentDeclaration) {
  const { data } = await records.find(collection, {
    ...(when && { filter: when }),
    sort: { created_at: -1 },
    page: 1,
    limit: 20,
  });
  const ids = data.map(({ id }) => String(id));
  const titles = await readTitles(records.context, collection, ids);
  return ids.map((id) => ({ id, title: titles.get(id) ?? id }));
}
