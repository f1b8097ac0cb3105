import { prop } from 'sala/schemas';
import { defineTypedField } from '../../shared/defineTypedField.ts';

export const widget = defineTypedField({
  type: 'json',
  title: { th: 'ข้อมูล JSON', en: 'JSON' },
  description: { th: 'ข้อมูลตามโครงสร้างที่กำหนด', en: 'Data of a given structure' },
  icon: 'braces',
  say: () => undefined,
  typeOf: () => 'json',
  label: { th: 'ข้อมูล JSON', en: 'JSON' },
  props: { lines: prop.integer({ th: 'จำนวนบรรทัด', en: 'Lines' }, { default: 6, min: 2, max: 40, group: 'look' }) },
});
