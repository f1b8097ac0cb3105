import { corePaths } from '../../../schemas/index.ts';
import { notifyPersonSafely } from '../../messages/notifications/notifyPerson.ts';
import type { Visit } from '../../sites/visit.ts';
import type { IdentityParts } from '../identityParts.ts';

/** Notifies a person of a sign-in from a browser that was not seen before, except the first of all. */
export async function notifyNewDevice(app: IdentityParts, visit: Visit, accountId: string): Promise<void> {
  const { site } = visit;
  const device = visit.device.slice(0, 300);
  const [seen] = await app.db.site(site.id).query<{ known: boolean; same: boolean }>({
    name: 'sign_in_devices',
    text: `select count(*) > 0 as known, coalesce(bool_or(user_agent = $2), false) as same from sign_in_log
      where site_id = current_site() and account_id = $1 and outcome = 'ok'`,
    values: [accountId, device],
  });
  if (!seen?.known || seen.same) return;
  await notifyPersonSafely(app, site.id, {
    user: accountId,
    kind: 'warning',
    topic: 'security',
    title: { th: 'มีการเข้าสู่ระบบจากอุปกรณ์ใหม่', en: 'Signed in from a new device' },
    text: {
      th: `จาก ${visit.address} หากไม่ใช่คุณ ควรเปลี่ยนรหัสผ่าน`,
      en: `From ${visit.address}. If it was not you, change your password.`,
    },
    path: corePaths.profile,
  });
}
