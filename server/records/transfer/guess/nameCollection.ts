import { isCollectionName } from '../../../../engine/collection/terms/collectionNames.ts';
import { longestTitle, type NamedColumn, slug } from './fieldNames.ts';

/** What Thai sheets are often about. */
const known: readonly [name: string, called: RegExp][] = [
  ['customer', /^(?:ผู้|คู่)?(?:ลูกค้า|ซื้อ)$/],
  ['product', /^(?:ราคา|สต็อก|สต๊อก)?สินค้า$/],
  ['supplier', /^(?:ผู้ขาย|ผู้จำหน่าย|ซัพพลายเออร์|คู่ค้า)$/],
  ['employee', /^(?:พนักงาน|บุคลากร|ลูกจ้าง)$/],
  ['student', /^(?:นักเรียน|นักศึกษา|ผู้เรียน)$/],
  ['teacher', /^(?:ครู|อาจารย์|ผู้สอน|วิทยากร)$/],
  ['member', /^สมาชิก$/],
  ['contact', /^(?:ผู้ติดต่อ|สมุดโทรศัพท์|เบอร์โทร(?:ศัพท์)?)$/],
  ['course', /^(?:คอร์ส|หลักสูตร|วิชา|รายวิชา)$/],
  ['branch', /^สาขา$/],
  ['store', /^ร้าน(?:ค้า)?$/],
  ['company', /^บริษัท$/],
  ['room', /^ห้อง(?:พัก|เรียน|ประชุม)?$/],
  ['vehicle', /^(?:รถ|ยานพาหนะ)$/],
  ['equipment', /^(?:อุปกรณ์|เครื่องมือ|ครุภัณฑ์)$/],
  ['asset', /^(?:ทรัพย์สิน|สินทรัพย์)$/],
  ['machine', /^เครื่องจักร$/],
  ['book', /^หนังสือ$/],
  ['booking', /^(?:การ)?จอง(?:คิว|ห้อง|ห้องพัก)?$/],
  ['customer_order', /^(?:คำสั่งซื้อ|ออเดอร์|ใบสั่งซื้อ)$/],
  ['sale', /^(?:การขาย|ยอดขาย|ขาย)$/],
  ['expense', /^(?:ค่าใช้จ่าย|รายจ่าย)$/],
  ['income', /^(?:รายรับ|รายได้)$/],
  ['project', /^โครงการ$/],
  ['job', /^งาน$/],
  ['event', /^(?:กิจกรรม|งานอีเวนต์)$/],
  ['complaint', /^(?:เรื่อง)?ร้องเรียน$/],
  ['repair', /^(?:แจ้ง|ใบ|การ)?ซ่อม$/],
  ['leave', /^(?:วัน|ใบ|การ)?ลา(?:งาน)?$/],
];

/** What stands around the word in names of files: "รายชื่อลูกค้า 2568 (1)". */
const around = /^(?:ตาราง|ทะเบียน|ข้อมูล|รายชื่อ|รายการ|บัญชี|ไฟล์)+|[\s\d๐-๙()._-]+|(?:ทั้งหมด|ใหม่|ล่าสุด)$/g;

/**
 * A name for a collection from that of its file, free on the site: of Latin letters, of what a Thai one is known to be about, else a
 * number, so that there is always one that can be taken as it is.
 */
export function nameCollection(file: string, isTaken: (name: string) => boolean): NamedColumn {
  const text = file
    .replace(/\.[a-z]+$/i, '')
    .trim()
    .slice(0, longestTitle);
  const about = text.replace(around, '').replace(around, '');
  const wanted = slug(text).slice(0, 40) || (known.find(([, called]) => called.test(about))?.[0] ?? '');
  const isFree = (name: string) => isCollectionName(name) && !isTaken(name);
  return { name: isFree(wanted) ? wanted : number(wanted || 'collection', isFree), title: { th: text, en: text } };
}

function number(base: string, isFree: (name: string) => boolean): string {
  for (let at = base === 'collection' ? 1 : 2; ; at += 1) if (isFree(`${base}_${at}`)) return `${base}_${at}`;
}
