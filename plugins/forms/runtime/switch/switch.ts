import { formatValue } from 'sala/engine';
import { prop } from 'sala/schemas';
import { checkSwitch } from '../../shared/checkSwitch.ts';
import { defineField } from '../../shared/defineField.ts';

const title = { th: 'เปิดหรือปิด', en: 'Switch' };

export const widget = defineField({
  type: 'switch',
  title,
  description: { th: 'ใช่หรือไม่ใช่', en: 'Yes or no' },
  icon: 'toggle-right',
  check: checkSwitch,
  say: (value, _, place) => (typeof value === 'boolean' ? formatValue(value, [], place) : undefined),
  label: title,
  props: { value: prop.toggle({ th: 'เปิดไว้ก่อน', en: 'On at first' }) },
});
