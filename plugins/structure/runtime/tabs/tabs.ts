import { defineProps, defineWidget, prop, words } from 'sala/schemas';
import { panelProps } from '../../shared/panelProps.ts';

const title = { th: 'แท็บ', en: 'Tabs' };

export const widget = defineWidget({
  type: 'tabs',
  title,
  description: { th: 'หลายหน้าในที่เดียว เลือกดูทีละหน้า', en: 'Several panels in one place, one seen at a time' },
  icon: 'app-window',
  category: 'structure',
  version: 1,
  aliases: ['tab'],
  // The address may select a tab, which is read when the tabs become visible.
  hydrate: 'visible',
  container: { panelsFrom: 'tabs' },
  props: defineProps({
    tabs: prop.list(
      title,
      {
        ...panelProps,
        icon: prop.icon(words.icon),
      },
      {
        default: [
          { uid: 'first', title: { th: 'แท็บ 1', en: 'Tab 1' } },
          { uid: 'second', title: { th: 'แท็บ 2', en: 'Tab 2' } },
        ],
        max: 20,
      },
    ),
    label: prop.accessibleName({ th: 'ชื่อชุดแท็บ', en: 'Name of the tabs' }, { default: title }),
    look: prop.choice(words.look, { line: { th: 'เส้นใต้', en: 'Underlined' }, pills: { th: 'ปุ่มมน', en: 'Pills' } }),
  }),
});
