import { fillText, type Language, readText, type Text } from '../../../schemas/index.ts';
import { notifyPersonSafely } from '../../messages/notifications/notifyPerson.ts';
import type { LayoutParts } from '../layouts/layoutParts.ts';
import type { ScheduledAction } from '../layouts/schedule.ts';

interface Refused {
  key: string;
  action: ScheduledAction;
  /** Id of the account that planned it. */
  user: string;
}

/** Tells whoever planned a change of a page that it was not made. */
export async function tellRefusal(app: LayoutParts, siteId: string, { key, action, user }: Refused): Promise<void> {
  const stored = await app.layouts.read(siteId, key);
  const title = (stored?.draft ?? stored?.published)?.settings.title ?? key;
  const fill = (text: Text, language: Language) =>
    fillText(readText(text, language), { page: readText(title, language) });
  const inBoth = (text: Text) => ({ th: fill(text, 'th'), en: fill(text, 'en') });
  await notifyPersonSafely(app, siteId, { user, kind: 'warning', title: inBoth(titles[action]), text: inBoth(why) });
}

const titles: Record<ScheduledAction, Text> = {
  publish: { th: 'หน้า “{page}” ไม่ได้เผยแพร่ตามเวลา', en: 'The page “{page}” was not published at its time' },
  unpublish: { th: 'หน้า “{page}” ไม่ได้หยุดเผยแพร่ตามเวลา', en: 'The page “{page}” was not taken offline at its time' },
};
const why: Text = {
  th: 'เมื่อถึงเวลาที่คุณตั้งไว้ ระบบทำรายการนี้ไม่ได้ หน้าจึงยังเป็นเหมือนเดิม ดูสาเหตุและตั้งเวลาใหม่ได้ในหน้าต่างการเผยแพร่ของหน้านี้',
  en: 'When the time came that you had set, this could not be done, so the page stays as it was. See and set it anew in the publication settings of the page.',
};
