import { defineProps, defineWidget, prop, words } from 'sala/schemas';
import * as contentWords from '../../shared/contentWords.ts';
import { buttonLabelProp, pageLinkProp, targetProp } from '../../shared/linkProps.ts';

export const widget = defineWidget({
  type: 'button',
  title: { th: 'ปุ่ม', en: 'Button' },
  description: { th: 'ปุ่มที่พาไปยังหน้าอื่นหรือเว็บไซต์อื่น', en: 'Leads to another page or site' },
  icon: 'mouse-pointer-click',
  category: 'content',
  version: 1,
  common: true,
  hydrate: 'never',
  props: defineProps({
    label: buttonLabelProp(words.buttonText),
    link: pageLinkProp({ group: 'content' }),
    target: targetProp(),
    variant: prop.choice(
      { th: 'แบบ', en: 'Variant' },
      {
        primary: words.primary,
        accent: { th: 'เน้น', en: 'Accent' },
        outline: words.outline,
        quiet: words.quiet,
        danger: { th: 'อันตราย', en: 'Danger' },
      },
    ),
    size: prop.choice(
      words.size,
      {
        small: words.small,
        medium: contentWords.medium,
        large: words.large,
      },
      { default: 'medium' },
    ),
    alignment: prop.choice(words.alignment, {
      start: words.start,
      center: words.centre,
      end: words.end,
      stretch: { th: 'เต็มความกว้าง', en: 'Full width' },
    }),
    icon: prop.icon(words.icon),
    iconPosition: prop.choice(
      { th: 'ตำแหน่งไอคอน', en: 'Icon position' },
      {
        start: { th: 'หน้าข้อความ', en: 'Before the label' },
        end: { th: 'หลังข้อความ', en: 'After the label' },
      },
      { when: { icon: { $ne: '' } } },
    ),
    disabled: prop.toggle({ th: 'ปิดใช้งาน', en: 'Disabled' }),
  }),
});
