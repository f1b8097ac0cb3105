import type { Text } from '../../schemas/text.ts';
import { suggestName } from './nearestName.ts';

/** What messages call the things that have names. */
export const kinds = {
  plugin: { th: 'โมดูล', en: 'plugin' },
  layout: { th: 'เลย์เอาต์', en: 'layout' },
  role: { th: 'บทบาท', en: 'role' },
  group: { th: 'กลุ่มโมดูล', en: 'group of plugins' },
  field: { th: 'ฟิลด์', en: 'field' },
  state: { th: 'สถานะ', en: 'state' },
  property: { th: 'คุณสมบัติ', en: 'property' },
  collection: { th: 'คอลเลกชัน', en: 'collection' },
  widget: { th: 'วิดเจ็ต', en: 'widget' },
  control: { th: 'ตัวควบคุม', en: 'control' },
  document: { th: 'เอกสาร', en: 'document' },
  route: { th: 'เส้นทาง', en: 'route' },
  counter: { th: 'ตัวนับ', en: 'counter' },
  effect: { th: 'เอฟเฟกต์', en: 'effect' },
  check: { th: 'กฎตรวจ', en: 'check' },
  formStep: { th: 'ขั้นตอนของฟอร์ม', en: 'form step' },
  flowStep: { th: 'ขั้นตอนชนิด', en: 'type of step' },
  sequence: { th: 'รูปแบบเลขที่', en: 'number pattern' },
  flowStart: { th: 'จุดเริ่มโฟลว์', en: 'start of flows' },
  source: { th: 'แหล่งข้อมูล', en: 'data source' },
  language: { th: 'ภาษา', en: 'language' },
  setting: { th: 'การตั้งค่า', en: 'setting' },
  request: { th: 'คำขอข้อมูล', en: 'data request' },
  variable: { th: 'ตัวแปร', en: 'variable' },
  icon: { th: 'ไอคอน', en: 'icon' },
  section: { th: 'ส่วนสำเร็จรูป', en: 'section' },
  choice: { th: 'ตัวเลือก', en: 'choice' },
  format: { th: 'รูปแบบของข้อความ', en: 'format' },
  key: { th: 'คีย์', en: 'key' },
  list: { th: 'รายการ', en: 'list' },
  event: { th: 'เหตุการณ์', en: 'event' },
} satisfies Record<string, Text>;

/** Says that a name is none of the known ones, with the nearest of them; nothing where it is one. */
export function unknownName(kind: Text, name: string, known: Iterable<string>): Text | undefined {
  const names = new Set(known);
  if (names.has(name)) return undefined;
  const { th, en } = suggestName(name, names);
  return { th: `ไม่มี${kind.th} "${name}"${th}`, en: `there is no ${kind.en} "${name}"${en}` };
}
