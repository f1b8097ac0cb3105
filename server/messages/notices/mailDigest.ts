import { corePaths, readText, type Text } from '../../../schemas/index.ts';
import type { Records } from '../../records/openRecords.ts';
import { languageFor } from '../../sites/languageFor.ts';
import { siteIn } from '../../sites/siteIn.ts';
import { siteOrigin } from '../../sites/siteOrigin.ts';
import { queueMail, wakeMailer, writeTemplate } from '../mail/mailQueue.ts';
import type { NoticeRow } from './claimNotices.ts';
import { linkTo } from './linkTo.ts';

const most = 50;

/** One mail with all that is due for a person and that they did not read meanwhile. */
export async function mailDigest(records: Records, row: NoticeRow): Promise<void> {
  const { app, site, collections } = records.context;
  const name = collections.serving('notifications')?.collection.name;
  await records.transaction(async (inside) => {
    const { db } = inside.context;
    const due = await db.query<{ notification_id: string }>(
      `update notice_delivery set status = 'done', error = null, finished_at = now()
       where site_id = current_site() and account_id = $1 and way = 'mail' and status in ('waiting', 'sending')
         and (status = 'sending' or next_at <= now()) returning notification_id`,
      [row.account_id],
    );
    const ids = due.map(({ notification_id: id }) => id);
    const [person] = (await inside.find('user', { filter: { id: row.account_id }, limit: 1 })).data;
    if (ids.length === 0 || !name || !person?.email || person.disabled === true) return;
    const unread = await inside.find(name, {
      filter: { id: { $in: ids }, read: { $ne: true } },
      sort: { created_at: 1 },
      limit: most,
    });
    if (unread.data.length === 0) return;
    const language = languageFor(person, site.language);
    const origin = siteOrigin(app.config, site);
    const say = (value: unknown) => readText((value ?? undefined) as Text | undefined, language); // of the schema of notifications
    const notices = unread.data.map(({ title, text, path }) => ({
      ...{ title: say(title), text: say(text) },
      address: linkTo(path, origin),
    }));
    const values = {
      site: siteIn(site, language).name,
      name: String(person.name ?? ''),
      count: String(unread.total),
      notices,
    };
    await queueMail(app, db, {
      kind: 'digest',
      to: String(person.email),
      language,
      content: writeTemplate('digest', { language, values }),
      link: `${origin}${corePaths.notifications}`,
    });
    inside.context.afterCommit?.push(() => void wakeMailer(app));
  });
}
