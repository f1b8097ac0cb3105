import { createHash, randomInt } from 'node:crypto';
import { defaultPreference, fillPreference, isQuiet } from '../../../engine/flow/time/noticeTimes.ts';
import type { NoticePreference } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { openSecretBox } from '../../platform/secrets/secretBox.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import type { SignedInVisit } from '../../sites/visit.ts';
import { findGateway } from '../gateways/gatewayRows.ts';
import { gatewayUnknown } from '../gateways/gateways.errors.ts';

export interface PersonPreference {
  preference: NoticePreference;
  /** Whom LINE knows the person as. */
  lineUser?: string;
}

const codeMinutes = 15;
/** Without what is mistaken for something else when somebody types it. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const codeLength = 8;

/** How somebody wants to be notified on a site; the usual way for whoever chose nothing. */
export async function findPreference(
  app: Pick<RecordParts, 'config'>,
  db: TenantDb,
  accountId: string,
): Promise<PersonPreference> {
  const [row] = await db.query<{ settings: Partial<NoticePreference>; line_user: string | null }>(
    'select settings, line_user from notice_preference where site_id = current_site() and account_id = $1',
    [accountId],
  );
  if (!row) return { preference: defaultPreference };
  const preference = fillPreference(row.settings);
  if (row.line_user === null) return { preference };
  return { preference, lineUser: (await openSecretBox(app.config)).open(row.line_user) };
}

/** The same for its page, and by which ways this site can reach them at all. */
export async function readPreference(app: RecordParts, { db, session, site, now }: SignedInVisit) {
  const [{ preference, lineUser }, line] = await Promise.all([
    findPreference(app, db, session.userId),
    findGateway(app, db, 'line'),
  ]);
  return {
    ...preference,
    quiet: isQuiet(preference, now.toISOString(), site.timeZone),
    line: line ? { account: String(line.settings.account ?? ''), linked: lineUser !== undefined } : null,
    email: session.email || null,
  };
}

export async function changePreference({ db, session }: SignedInVisit, preference: NoticePreference): Promise<void> {
  await db.run(
    `insert into notice_preference (site_id, account_id, settings) values (current_site(), $1, $2)
     on conflict (site_id, account_id) do update set settings = excluded.settings, changed_at = now()`,
    [session.userId, JSON.stringify(preference)],
  );
}

/** A code that the person sends to the site's LINE account, so that we learn whom LINE knows them as. */
export async function startLineLink(app: RecordParts, { db, session }: SignedInVisit) {
  const line = await findGateway(app, db, 'line');
  if (!line) throw gatewayUnknown();
  const code = Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('');
  const [row] = await db.query<{ until: string }>(
    `insert into notice_preference (site_id, account_id, line_code, line_code_until)
     values (current_site(), $1, $2, now() + interval '${codeMinutes} minutes')
     on conflict (site_id, account_id) do update
       set line_code = excluded.line_code, line_code_until = excluded.line_code_until
     returning line_code_until as until`,
    [session.userId, hashCode(code)],
  );
  return { code, until: row?.until ?? '', account: String(line.settings.account ?? '') };
}

export async function dropLineLink({ db, session }: SignedInVisit): Promise<void> {
  await db.run(
    'update notice_preference set line_user = null, line_code = null where site_id = current_site() and account_id = $1',
    [session.userId],
  );
}

/** Links whoever sent a code that is still valid; answers whether it was one. A code works once. */
export async function linkLine(
  app: RecordParts,
  db: TenantDb,
  { code, lineUser }: { code: string; lineUser: string },
): Promise<boolean> {
  const sealed = (await openSecretBox(app.config)).seal(lineUser);
  const linked = await db.run(
    `update notice_preference set line_user = $2, line_code = null, line_code_until = null
     where site_id = current_site() and line_code = $1 and line_code_until > now()`,
    [hashCode(code.trim().toUpperCase()), sealed],
  );
  return linked > 0;
}

function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}
