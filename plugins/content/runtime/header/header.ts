import { defineProps, defineWidget, prop, words } from 'sala/schemas';
import * as contentWords from '../../shared/contentWords.ts';

export const widget = defineWidget({
  type: 'header',
  title: { th: 'หัวข้อ', en: 'Heading' },
  description: { th: 'หัวข้อของหน้าหรือของส่วนหนึ่งในหน้า', en: 'The heading of a page or of a part of it' },
  icon: 'heading',
  category: 'content',
  version: 1,
  common: true,
  aliases: ['heading', 'registration-form heading', 'registration_form_heading'],
  hydrate: 'never',
  heading: { text: 'text', level: 'level' },
  starts: { text: { th: 'หัวข้อใหม่', en: 'New heading' } },
  props: defineProps({
    text: prop.longText(words.text, { max: 500 }),
    level: {
      type: 'integer',
      enum: [1, 2, 3, 4],
      default: 2,
      'x-title': { th: 'ระดับ', en: 'Level' },
      'x-help': {
        th: 'หนึ่งหน้าควรมีหัวข้อระดับ 1 เพียงหัวข้อเดียว',
        en: 'A page should have exactly one heading of level 1',
      },
      'x-enum-titles': {
        1: { th: '1 · ชื่อหน้า', en: '1 · page title' },
        2: { th: '2 · ส่วน', en: '2 · section' },
        3: { th: '3 · ส่วนย่อย', en: '3 · subsection' },
        4: { th: '4 · หัวข้อเล็ก', en: '4 · minor' },
      },
      'x-group': 'content',
    },
    subtitle: prop.longText(words.subtitle, { max: 500 }),
    anchor: prop.anchor(undefined, { group: 'behaviour' }),
    alignment: prop.alignment(),
    size: prop.choice(
      words.size,
      {
        auto: contentWords.automatic,
        small: words.small,
        medium: contentWords.medium,
        large: words.large,
        display: { th: 'ใหญ่พิเศษ', en: 'Display' },
      },
      { help: { th: 'อัตโนมัติคือขนาดตามระดับ', en: 'Automatic follows the level' } },
    ),
  }),
});
