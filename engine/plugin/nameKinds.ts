import type { Text } from '../../schemas/index.ts';
import type { NameKind } from './describedPlugin.ts';

/** What messages call the things that have names. */
export const kinds: Record<NameKind | 'plugin' | 'layout' | 'role' | 'group' | 'field' | 'state' | 'property', Text> = {
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
  route: { th: 'เส้นทาง', en: 'route' },
  counter: { th: 'ตัวนับ', en: 'counter' },
  effect: { th: 'เอฟเฟกต์', en: 'effect' },
  check: { th: 'กฎตรวจ', en: 'check' },
  formStep: { th: 'ขั้นตอนของฟอร์ม', en: 'form step' },
  sequence: { th: 'รูปแบบเลขที่', en: 'number pattern' },
  source: { th: 'แหล่งข้อมูล', en: 'data source' },
};
