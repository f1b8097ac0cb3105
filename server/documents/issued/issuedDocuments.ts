import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { WantedCopies } from '../frameDocument.ts';

/** What is kept of an issued document: its pages with and without the copy, and the XML of an e-tax invoice. */
type KeptFile = WantedCopies | 'etax';

/** Which document of which record. */
export interface IssuedKey {
  name: string;
  id: string;
}

/** When a document was issued, and the hash by which it is known. */
export interface Issue {
  sha256: string;
  issuedAt: string;
}

const compress = promisify(brotliCompress);
const expand = promisify(brotliDecompress);

export function hashDocument(html: string): string {
  return createHash('sha256').update(html).digest('hex');
}

/** Stores what is issued, with its copy; false where the document was issued before. */
export async function keepIssued(
  tx: TenantDb,
  row: IssuedKey & { collection: string; by: string },
  html: Record<WantedCopies, string>,
): Promise<boolean> {
  const isFirst = await insertIssued(tx, { ...row, copies: 'original', html: html.original });
  if (isFirst) await insertIssued(tx, { ...row, copies: 'both', html: html.both });
  return isFirst;
}

/** Keeps the XML of an e-tax invoice; the first that was made stays. */
export function keepEtax(
  tx: TenantDb,
  row: IssuedKey & { collection: string; by: string },
  xml: string,
): Promise<boolean> {
  return insertIssued(tx, { ...row, copies: 'etax', html: xml });
}

async function insertIssued(
  tx: TenantDb,
  given: IssuedKey & { collection: string; copies: KeptFile; html: string; by: string },
): Promise<boolean> {
  const { name, id, collection, copies, html, by } = given;
  const inserted = await tx.run(
    `insert into issued_document (site_id, name, collection, record_id, copies, sha256, file, issued_by)
     values (current_site(), $1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [name, collection, id, copies, hashDocument(html), await compress(html), by],
  );
  return inserted === 1;
}

export async function findIssued(
  db: TenantDb,
  { name, id, copies }: IssuedKey & { copies: KeptFile },
): Promise<(Issue & { html: string }) | undefined> {
  const [row] = await db.query<{ sha256: string; issuedAt: Date; file: Buffer }>(
    `select sha256, issued_at as "issuedAt", file from issued_document
     where site_id = current_site() and name = $1 and record_id = $2 and copies = $3`,
    [name, id, copies],
  );
  if (!row) return undefined;
  const html = (await expand(row.file)).toString('utf8');
  return { html, sha256: row.sha256, issuedAt: new Date(row.issuedAt).toISOString() };
}
