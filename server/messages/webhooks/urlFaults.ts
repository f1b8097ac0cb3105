import type { Text } from '../../../schemas/index.ts';
import type { OutgoingFailure } from '../../platform/outgoing/outgoingRules.ts';

/** Why nothing is sent to an address, in words. */
export const urlFaults: Record<OutgoingFailure['reason'], Text> = {
  url: { th: 'ต้องเป็น URL ที่ไม่มีรหัสผ่านอยู่ในนั้น', en: 'it must be a URL without a password in it' },
  https: { th: 'ต้องขึ้นต้นด้วย https', en: 'it must begin with https' },
  port: { th: 'ระบบนี้ไม่ส่งไปยังพอร์ตนี้', en: 'this installation sends nothing to this port' },
  address: { th: 'ต้องเป็นที่อยู่บนเครือข่ายสาธารณะ', en: 'its address must be on the public network' },
  unknown_host: { th: 'ไม่พบชื่อโฮสต์นี้', en: 'its host name is not known' },
  timeout: { th: 'ไม่ตอบภายในเวลาที่กำหนด', en: 'it did not answer in time' },
  unreachable: { th: 'ติดต่อไม่ได้', en: 'it could not be reached' },
};
