import { readEtax } from '../../../engine/document/etax/readEtax.ts';
import { writeEtax } from '../../../engine/document/etax/writeEtax.ts';
import { isJsonObject, type JsonObject } from '../../../schemas/index.ts';
import type { FileParts } from '../../files/fileParts.ts';
import { readPlaces } from '../../platform/geo/places.ts';
import { actorOf } from '../../records/context/actor.ts';
import { findCollection, refuse } from '../../records/context/recordsContext.ts';
import { isInPerson } from '../../records/decide/readLevels.ts';
import { openVisitRecords } from '../../records/openVisitRecords.ts';
import type { ChangeLog } from '../../sites/audit/writeAudit.ts';
import { readCompany } from '../../sites/settings/readCompany.ts';
import type { SignedInVisit, Visit } from '../../sites/visit.ts';
import type { DocumentParts } from '../documentParts.ts';
import { documentNotOfRecord, etaxCancelled, etaxIncomplete, etaxNotIssued, etaxOff } from '../documents.errors.ts';
import type { DrawnDocument, WantedDocument } from '../drawDocument.ts';
import { mayChange } from '../issued/issueDocument.ts';
import { findIssued, keepEtax } from '../issued/issuedDocuments.ts';
import { openDocument } from '../issued/openDocument.ts';
import { mayReadShown } from '../listShown.ts';
import { requireInPerson } from '../requireInPerson.ts';
import { toPdfA3 } from './toPdfA3.ts';

type Parts = DocumentParts & FileParts;
type Wanted = Pick<WantedDocument, 'name' | 'id'> & { logChange: ChangeLog };

/** Whether the visitor is offered this document as an e-tax invoice: only its owner makes one, and nobody who was let in for them. */
export function offersEtax(visit: Visit, { document }: Pick<DrawnDocument, 'document'>): boolean {
  return isEtax(visit.site, { document }) && isInPerson(actorOf(visit));
}

/** Whether this document of this site can be an e-tax invoice: where the site has said that it makes them. */
function isEtax({ settings }: Visit['site'], { document }: Pick<DrawnDocument, 'document'>): boolean {
  const company = isJsonObject(settings.company) ? settings.company : {};
  return document.declaration.etax !== undefined && company.etax === true;
}

/**
 * An issued document as an e-tax invoice: PDF/A-3 with its XML. The XML is kept when it is first made, and never changes after that, as
 * the document itself. It carries no signature: whoever sends it to the Revenue Department signs it with their certificate.
 */
export async function makeEtax(
  app: Parts,
  visit: SignedInVisit,
  { logChange, ...wanted }: Wanted,
): Promise<{ content: Uint8Array; drawn: DrawnDocument }> {
  requireInPerson(visit);
  const opened = await openDocument(app, visit, wanted);
  const { declaration } = opened.document;
  if (!declaration.etax) throw documentNotOfRecord({ type: 'e-Tax Invoice' });
  if (!isEtax(visit.site, opened)) throw etaxOff();
  const { context } = await openVisitRecords(app, visit);
  if (!mayChange(context, opened) || !mayReadShown(context, opened))
    throw refuse(context, findCollection(context, declaration.collection), 'update');
  const issued = await findIssued(context.db, { ...wanted, copies: 'original' });
  if (!issued) throw etaxNotIssued();
  const kept = await findIssued(context.db, { ...wanted, copies: 'etax' });
  if (!kept && opened.view.isCancelled) throw etaxCancelled();
  const xml = kept?.html ?? (await keepXml(visit, opened, { ...wanted, logChange }));
  const { view } = opened;
  const content = await toPdfA3({
    content: await app.printer.print({ siteId: visit.site.id, html: issued.html }),
    xml,
    title: [view.title, view.number].join(' '),
    number: view.number,
    author: String(readCompany(visit.site).name),
    language: view.language,
    at: new Date(issued.issuedAt),
  });
  return { content, drawn: opened };
}

async function keepXml(visit: SignedInVisit, drawn: DrawnDocument, { logChange, name, id }: Wanted): Promise<string> {
  const { site, now, session } = visit;
  const { declaration } = drawn.document;
  const scope = { record: drawn.record, company: readCompany(site) as JsonObject };
  const place = { language: 'th', timeZone: site.timeZone, now, fields: drawn.fields } as const;
  const read = readEtax(declaration, scope, { ...place, findPlace: readPlaces().codeOf });
  if ('missing' in read) {
    const { missing } = read;
    throw etaxIncomplete({
      whatTh: missing.map(({ th }) => th).join(', '),
      whatEn: missing.map(({ en }) => en).join(', '),
    });
  }
  const xml = writeEtax(read.data, { createdAt: localTime(now, site.timeZone) });
  await visit.db.transaction(async (tx) => {
    await keepEtax(tx, { name, id, collection: declaration.collection, by: session.userId }, xml);
    await logChange(tx);
  });
  // Where two made it at once, the one that was kept is the one that both get.
  return (await findIssued(visit.db, { name, id, copies: 'etax' }))?.html ?? xml;
}

function localTime(at: Date, timeZone: string): string {
  return at.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T');
}
