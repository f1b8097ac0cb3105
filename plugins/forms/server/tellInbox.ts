import { type EffectHandler, notifyPerson } from 'sala/server';
import { inboxPath, inboxRoles } from '../shared/inbox.ts';

const mostTold = 20;

/** Tells those who look after the forms of the site that one came; whoever sent it knows. */
export const tellInbox: EffectHandler = async ({ records, record, recordId, key }) => {
  const filter = { role: { $in: inboxRoles }, disabled: { $ne: true } };
  const { data } = await records.find('user', { filter, fields: ['id'], limit: mostTold });
  const told = data.map(({ id }) => String(id)).filter((id) => id !== record.user_id);
  const form = String(record.form_title ?? record.form_key);
  for (const user of told)
    await notifyPerson(records, {
      user,
      topic: 'form',
      key,
      title: { th: 'มีแบบฟอร์มส่งเข้ามา', en: 'A form was sent' },
      text: { th: form, en: form },
      path: `${inboxPath}/${recordId}`,
    });
  return told.length > 0 ? { notified: told } : { skipped: 'nobody looks after forms' };
};
