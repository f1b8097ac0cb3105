import type { App } from '../app/app.ts';
import type { Context } from '../http/context.ts';
import { tellPerson } from '../notifications/notifyPerson.ts';

/** Tells the owner that someone signed in with a browser that was not seen before; the first of all says nothing. */
export async function tellOfNewDevice(app: App, context: Context, accountId: string): Promise<void> {
  const { site } = context.state;
  const device = context.get('user-agent').slice(0, 300);
  const [seen] = await app.db.site(site.id).query<{ any: boolean; same: boolean }>({
    name: 'sign_in_devices',
    text: `select count(*) > 0 as any, coalesce(bool_or(user_agent = $2), false) as same from sign_in_log
      where site_id = current_site() and account_id = $1 and outcome = 'ok'`,
    values: [accountId, device],
  });
  if (!seen?.any || seen.same) return;
  await tellPerson(app, site.id, {
    user: accountId,
    kind: 'warning',
    title: { th: 'มีการเข้าสู่ระบบจากอุปกรณ์ใหม่', en: 'Signed in from a new device' },
    text: {
      th: `จาก ${context.ip} หากไม่ใช่คุณ ควรเปลี่ยนรหัสผ่าน`,
      en: `From ${context.ip}. If it was not you, change your password.`,
    },
    path: '/user/profile',
  });
}
