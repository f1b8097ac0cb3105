import { type Language, readText, type Text } from '../../../schemas/index.ts';
import { sayMailFault } from '../gateways/mailFaults.ts';
import type { JobKind } from './jobKinds.ts';

const failed: Text = {
  th: 'ทำไม่สำเร็จ สั่งทำอีกครั้งได้ หากยังไม่สำเร็จ ส่งรายละเอียดให้ผู้ดูแลระบบ',
  en: 'It did not work. Have it done again; if it fails again, show the details to whoever runs the server.',
};
const line: Text = {
  th: 'LINE ไม่รับข้อความนี้ ลองอีกครั้ง หรือตรวจการตั้งค่า LINE',
  en: 'LINE did not take the message: try again, or check the settings of LINE.',
};
const byLineStatus: Readonly<Record<string, Text>> = {
  401: {
    th: 'LINE ไม่ยอมรับ channel access token กรอกใหม่ในการตั้งค่า LINE',
    en: 'LINE does not accept the channel access token: give it again in the settings of LINE.',
  },
  429: {
    th: 'ส่งข้อความ LINE ครบโควตาแล้ว รอรอบถัดไปหรือเพิ่มแพ็กเกจ',
    en: 'The quota of LINE messages is used up: wait for the next one, or take a larger plan.',
  },
};

/** Why a job failed and what to do, in words; nothing for deliveries, whose receivers answer by a code. */
export function explainJob(kind: JobKind, error: string | null, language: Language): string | null {
  if (error === null || kind === 'webhooks') return null;
  if (kind === 'mails') return sayMailFault(error, language);
  const [said, status = ''] = /^LINE answered (\d+)/.exec(error) ?? [];
  if (said === undefined) return readText(failed, language);
  return readText(byLineStatus[status] ?? line, language);
}
