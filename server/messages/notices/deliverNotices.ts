import { randomUUID } from 'node:crypto';
import { planNoticeTimes } from '../../../engine/flow/time/noticeTimes.ts';
import { type JsonObject, type Language, readText, type Text } from '../../../schemas/index.ts';
import { runClaimed } from '../../platform/runClaimed.ts';
import type { Woken } from '../../platform/startLoop.ts';
import { systemActor } from '../../records/context/actor.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import { openRecords, type Records } from '../../records/openRecords.ts';
import { languageFor } from '../../sites/languageFor.ts';
import { siteIn } from '../../sites/siteIn.ts';
import { siteOrigin } from '../../sites/siteOrigin.ts';
import { findGateway } from '../gateways/gatewayRows.ts';
import { pushLine } from '../gateways/lineGateway.ts';
import { readReason } from '../readReason.ts';
import { claimNotices, type NoticeRow } from './claimNotices.ts';
import { linkTo } from './linkTo.ts';
import { mailDigest } from './mailDigest.ts';
import { findPreference } from './noticePreferences.ts';

const atOnce = 4;
const retryMinutes = [1, 5, 30, 120, 600];

/** Tells people outside of Sala what is due, until nothing is; answers how many rows were taken up. */
export function deliverNotices(app: RecordParts, isStopping = () => false, woken?: Woken): Promise<number> {
  const claim = (count: number) => claimNotices(app.db.platform, count);
  return runClaimed<NoticeRow>({ claim, handle: (row) => deliver(app, row), atOnce, isStopping, woken });
}

async function deliver(app: RecordParts, row: NoticeRow): Promise<void> {
  try {
    const records = await openRecords(app, { siteId: row.site_id, actor: systemActor });
    await ways[row.way](records, row);
  } catch (error) {
    app.log.warn({ err: error, notice: row.id, way: row.way, attempt: row.attempts }, 'a person was not told');
    const wait = retryMinutes[row.attempts - 1];
    await app.db.platform
      .query(
        `update notice_delivery set status = case when $2 then 'failed' else 'waiting' end, error = $3,
           finished_at = case when $2 then now() end, next_at = now() + make_interval(secs => $4) where id = $1`,
        [row.id, wait === undefined, readReason(error), (wait ?? 0) * 60],
      )
      .catch((failed: unknown) => app.log.error({ err: failed, notice: row.id }, 'settling a notice failed'));
  }
}

const ways: Record<NoticeRow['way'], (records: Records, row: NoticeRow) => Promise<void>> = {
  plan: planWays,
  mail: mailDigest,
  line: sendByLine,
};

/** Puts the ways that its person chose in place of a notification that was not looked at yet. */
async function planWays(
  { context: { app, db, site, collections }, ...records }: Records,
  row: NoticeRow,
): Promise<void> {
  const name = collections.serving('notifications')?.collection.name;
  const [found] = name ? (await records.find(name, { filter: { id: row.notification_id }, limit: 1 })).data : [];
  const { preference, lineUser } = await findPreference(app, db, row.account_id);
  const at = new Date(row.created_at).toISOString();
  const times = planNoticeTimes(preference, { topic: row.topic, at, timeZone: site.timeZone });
  const wanted = [
    ...(times.mail && found?.mailed !== true ? [{ way: 'mail', at: times.mail }] : []),
    ...(times.line && lineUser ? [{ way: 'line', at: times.line }] : []),
  ];
  await db.transaction(async (tx) => {
    const mine = await tx.run(
      `delete from notice_delivery where site_id = current_site() and id = $1 and way = 'plan'`,
      [row.id],
    );
    if (mine === 0) return;
    for (const { way, at: due } of wanted)
      await tx.run(
        `insert into notice_delivery (site_id, notification_id, account_id, topic, way, next_at, created_at)
         values (current_site(), $1, $2, $3, $4, $5, $6)`,
        [row.notification_id, row.account_id, row.topic, way, due, row.created_at],
      );
  });
}

async function sendByLine({ context: { app, db, site, collections }, ...records }: Records, row: NoticeRow) {
  const name = collections.serving('notifications')?.collection.name;
  const [found] = name ? (await records.find(name, { filter: { id: row.notification_id }, limit: 1 })).data : [];
  const [gateway, { lineUser }] = await Promise.all([
    findGateway(app, db, 'line'),
    findPreference(app, db, row.account_id),
  ]);
  // Read meanwhile, or no way is left: there is nothing to tell.
  if (found && found.read !== true && gateway && lineUser) {
    const [person] = (await records.find('user', { filter: { id: row.account_id }, limit: 1 })).data;
    if (person && person.disabled !== true) {
      const language = languageFor(person, site.language);
      const text = writeLine(found, {
        language,
        origin: siteOrigin(app.config, site),
        site: siteIn(site, language).name,
      });
      await pushLine(app.config.outgoing, gateway, { to: lineUser, text, key: keyOf(row) });
    }
  }
  await db.run(
    `update notice_delivery set status = 'done', error = null, finished_at = now() where site_id = current_site() and id = $1`,
    [row.id],
  );
}

function writeLine(
  { title, text, path }: JsonObject,
  { language, origin, site }: { language: Language; origin: string; site: string },
): string {
  const say = (value: unknown) => readText((value ?? undefined) as Text | undefined, language); // of the schema of notifications
  return [`${site}: ${say(title)}`, say(text), linkTo(path, origin)].filter((part) => part !== '').join('\n');
}

/** LINE requires a UUID: the same for each try of the same row. */
function keyOf({ site_id: siteId, id }: NoticeRow): string {
  const tail = id.toString(16).padStart(12, '0').slice(-12);
  return /^[0-9a-f-]{36}$/i.test(siteId) ? `${siteId.slice(0, 24)}${tail}` : randomUUID();
}
