import type { Text } from '../../../schemas/index.ts';

export interface Limit {
  /** How often within the time; how many at once, or how many seconds, where there is none. */
  points: number;
  /** Seconds. */
  duration?: number;
  what: Text;
}

const minute = 60;
const hour = 3600;

const limit = (points: number, duration: number, th: string, en: string): Limit & { duration: number } => ({
  points,
  duration,
  what: { th, en },
});
const atOnce = (points: number, th: string, en: string): Limit => ({ points, what: { th, en } });

/** How often something may be done within how many seconds: counted in the database, so for all processes together. */
export const rateTable = {
  signInFailure: limit(60, 5 * minute, 'เข้าสู่ระบบไม่สำเร็จ ต่อที่อยู่', 'Failed sign-ins, by address'),
  ticket: limit(60, 5 * minute, 'ลิงก์ครั้งเดียว ต่อที่อยู่', 'One-time links, by address'),
  forgotByAddress: limit(20, 15 * minute, 'ขอตั้งรหัสผ่านใหม่ ต่อที่อยู่', 'Requests for a new password, by address'),
  forgotByEmail: limit(3, 15 * minute, 'ขอตั้งรหัสผ่านใหม่ ต่ออีเมล', 'Requests for a new password, by mail box'),
  registration: limit(30, hour, 'สมัครสมาชิก ต่อที่อยู่', 'Registrations, by address'),
  mailToAddress: limit(5, hour, 'จดหมายเชิญหรือยืนยัน ต่อผู้รับ', 'Invitations and confirmations, by recipient'),
  formSubmission: limit(60, 10 * minute, 'ส่งแบบฟอร์ม ต่อที่อยู่', 'Forms sent, by address'),
  formValue: limit(120, 10 * minute, 'ตรวจค่าซ้ำของแบบฟอร์ม ต่อที่อยู่', 'Values of forms looked up, by address'),
  pageUnlock: limit(30, 5 * minute, 'รหัสผ่านของหน้า ต่อที่อยู่', 'Passwords of pages, by address'),
  ownData: limit(5, hour, 'ส่งออกข้อมูลของตน ต่อคน', 'Exports of one’s own data, by person'),
  flowHook: limit(600, 10 * minute, 'เรียกโฟลว์จากระบบอื่น ต่อที่อยู่', 'Calls of flows by other systems, by address'),
  flowHookOfFlow: limit(1_200, 10 * minute, 'เรียกโฟลว์จากระบบอื่น ต่อโฟลว์', 'Calls of one flow by other systems'),
  lineHook: limit(3_000, 10 * minute, 'ข้อความจาก LINE ต่อที่อยู่', 'Messages of LINE, by address'),
  remote: limit(60, 5 * minute, 'คำสั่งถึงหน้าที่เปิดอยู่ ต่อคน', 'Commands to open pages, by person'),
  uploadsByAddress: limit(60, 10 * minute, 'ไฟล์ที่ส่ง ต่อที่อยู่ (ผู้เยี่ยมชม)', 'Uploads, by address (visitors)'),
  uploadsByPerson: limit(1_000, 10 * minute, 'ไฟล์ที่ส่ง ต่อคน', 'Uploads, by person'),
  uploadsBySite: limit(20_000, 10 * minute, 'ไฟล์ที่ส่ง ต่อเว็บไซต์', 'Uploads, by site'),
  uploadMegabytesByAddress: limit(1_000, hour, 'ขนาดไฟล์ (MB) ต่อที่อยู่', 'Megabytes uploaded, by address (visitors)'),
  uploadMegabytesByPerson: limit(20_000, hour, 'ขนาดไฟล์ (MB) ต่อคน', 'Megabytes uploaded, by person'),
  uploadMegabytesBySite: limit(200_000, hour, 'ขนาดไฟล์ (MB) ต่อเว็บไซต์', 'Megabytes uploaded, by site'),
  recordsByAddress: limit(600, 10 * minute, 'รายการที่เขียน ต่อที่อยู่', 'Records written, by address (visitors)'),
  recordsByPerson: limit(60_000, 10 * minute, 'รายการที่เขียน ต่อคน', 'Records written, by person or key'),
  recordsBySite: limit(300_000, 10 * minute, 'รายการที่เขียน ต่อเว็บไซต์', 'Records written, by site'),
  importedRowsByAddress: limit(10_000, hour, 'แถวที่นำเข้า ต่อที่อยู่', 'Rows imported, by address (visitors)'),
  importedRowsByPerson: limit(2_000_000, hour, 'แถวที่นำเข้า ต่อคน', 'Rows imported, by person or key'),
  importedRowsBySite: limit(5_000_000, hour, 'แถวที่นำเข้า ต่อเว็บไซต์', 'Rows imported, by site'),
  mailsByAddress: limit(30, hour, 'จดหมายที่ขอให้ส่ง ต่อที่อยู่', 'Mails asked for, by address (visitors)'),
  mailsByPerson: limit(300, hour, 'จดหมายที่ขอให้ส่ง ต่อคน', 'Mails asked for, by person'),
  mailsBySite: limit(3_000, hour, 'จดหมายที่ส่ง ต่อเว็บไซต์', 'Mails asked for, by site'),
  jobsByAddress: limit(60, 10 * minute, 'งานเบื้องหลังที่สั่ง ต่อที่อยู่', 'Background jobs asked for, by address (visitors)'),
  jobsByPerson: limit(2_000, 10 * minute, 'งานเบื้องหลังที่สั่ง ต่อคน', 'Background jobs asked for, by person'),
  jobsBySite: limit(20_000, 10 * minute, 'งานเบื้องหลังที่สั่ง ต่อเว็บไซต์', 'Background jobs asked for, by site'),
  socketsOpenedByAddress: limit(600, minute, 'ช่องทางสดที่เปิด ต่อที่อยู่', 'Channels opened, by address (visitors)'),
  socketsOpenedByPerson: limit(300, minute, 'ช่องทางสดที่เปิด ต่อคน', 'Channels opened, by person'),
  socketsOpenedBySite: limit(12_000, minute, 'ช่องทางสดที่เปิด ต่อเว็บไซต์', 'Channels opened, by site'),
} satisfies Record<string, Limit>;

/** What one process holds at once, or takes within the time from one channel or address. */
export const processTable = {
  socketsByAddress: atOnce(200, 'ช่องทางสดพร้อมกัน ต่อที่อยู่', 'Channels at once, by address'),
  socketsByPerson: atOnce(50, 'ช่องทางสดพร้อมกัน ต่อคน', 'Channels at once, by person'),
  socketsBySite: atOnce(2_000, 'ช่องทางสดพร้อมกัน ต่อเว็บไซต์', 'Channels at once, by site'),
  socketCollections: atOnce(50, 'คอลเลกชันที่ติดตาม ต่อช่องทาง', 'Collections watched, by channel'),
  socketMessageBytes: atOnce(16_384, 'ขนาดข้อความ (ไบต์) ในช่องทางสด', 'Bytes of one message to a channel'),
  socketMessages: limit(60, 5, 'ข้อความ ต่อช่องทาง', 'Messages, by channel'),
  requestsBySite: atOnce(64, 'คำขอที่ทำพร้อมกัน ต่อเว็บไซต์', 'Requests in work at once, by site'),
  requestsBySiteInCrowd: atOnce(
    1,
    'คำขอที่ทำพร้อมกันเมื่อเครื่องงานล้น ต่อเว็บไซต์',
    'The same while several sites want more than there is time for',
  ),
  requestsWaiting: atOnce(500, 'คำขอที่รอคิว ต่อเว็บไซต์', 'Requests that wait for their turn, by site'),
  connectionsBySite: atOnce(14, 'การเชื่อมต่อฐานข้อมูลพร้อมกัน ต่อเว็บไซต์', 'Connections to the database at once, by site'),
  socketCatchUps: limit(
    300,
    minute,
    'ครั้งที่หน้าถามว่าพลาดอะไรไป ต่อที่อยู่',
    'Times that pages ask what they missed, by address',
  ),
  socketMessagesByAddress: limit(600, 5, 'ข้อความ ต่อที่อยู่', 'Messages to channels, by address'),
} satisfies Record<string, Limit>;

/** How many seconds one request may take to arrive. */
export const timeTable = {
  bodySeconds: {
    points: 60,
    what: { th: 'ข้อมูล JSON หรือแบบฟอร์มของคำขอหนึ่ง', en: 'The JSON or the form of one request' },
  },
  requestSeconds: {
    points: 300,
    what: { th: 'คำขอหนึ่งทั้งหมด รวมไฟล์ที่แนบมา', en: 'The whole of one request, with the file that it brings' },
  },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof rateTable;
export type ProcessLimitName = keyof typeof processTable;
export type TimeLimitName = keyof typeof timeTable;
/** What is counted for whoever asks (their address, or the person) and for the site as well. */
export type BudgetName =
  | 'uploads'
  | 'uploadMegabytes'
  | 'records'
  | 'importedRows'
  | 'mails'
  | 'jobs'
  | 'socketsOpened';

/** All tables as this deployment has them: `LIMITS` may change single entries. */
export type LimitSettings = Readonly<Record<LimitName | ProcessLimitName | TimeLimitName, Limit>>;

const all: LimitSettings = { ...rateTable, ...processTable, ...timeTable };

/** Reads `LIMITS="uploadsByPerson=2000/600 socketsBySite=5000"`; answers what it cannot read as a reason. */
export function readLimits(text = ''): { limits: LimitSettings; wrong: string[] } {
  const changed: Partial<Record<string, Limit>> = {};
  const wrong: string[] = [];
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    const [, name = '', points, duration] = /^(\w+)=(\d{1,9})(?:\/(\d{1,6}))?$/.exec(entry) ?? [];
    const known = Object.hasOwn(all, name) ? all[name as keyof LimitSettings] : undefined; // an own key of the table
    if (!known || Number(points) < 1 || (duration !== undefined && known.duration === undefined)) wrong.push(entry);
    else changed[name] = { ...known, points: Number(points), ...(duration && { duration: Number(duration) }) };
  }
  return { limits: { ...all, ...changed }, wrong };
}
