import { defineWidget } from 'sala/schemas';
import { panelProps } from '../../shared/panelProps.ts';

export const widget = defineWidget({
  type: 'tabs',
  title: { th: 'แท็บ', en: 'Tabs' },
  description: { th: 'หลายหน้าในที่เดียว เลือกดูทีละหน้า', en: 'Several panels in one place, one seen at a time' },
  icon: 'app-window',
  category: 'structure',
  version: 1,
  aliases: ['tab'],
  // A link may name a tab, so the page looks at its address once the tabs are seen.
  hydrate: 'visible',
  container: { panelsFrom: 'tabs' },
  props: {
    type: 'object',
    properties: {
      tabs: {
        type: 'array',
        maxItems: 20,
        default: [
          { uid: 'first', title: { th: 'แท็บ 1', en: 'Tab 1' } },
          { uid: 'second', title: { th: 'แท็บ 2', en: 'Tab 2' } },
        ],
        'x-title': { th: 'แท็บ', en: 'Tabs' },
        'x-group': 'content',
        items: {
          type: 'object',
          properties: {
            ...panelProps,
            icon: {
              type: 'string',
              default: '',
              maxLength: 60,
              'x-title': { th: 'ไอคอน', en: 'Icon' },
              'x-control': 'icon',
            },
          },
        },
      },
      label: {
        type: 'string',
        default: { th: 'แท็บ', en: 'Tabs' },
        maxLength: 120,
        'x-title': { th: 'ชื่อชุดแท็บ', en: 'Name of the tabs' },
        'x-help': { th: 'สำหรับผู้ใช้โปรแกรมอ่านจอ', en: 'For people who use a screen reader' },
        'x-group': 'content',
      },
      look: {
        type: 'string',
        enum: ['line', 'pills'],
        default: 'line',
        'x-title': { th: 'แบบ', en: 'Look' },
        'x-enum-titles': { line: { th: 'เส้นใต้', en: 'Underlined' }, pills: { th: 'ปุ่มมน', en: 'Pills' } },
        'x-group': 'look',
      },
    },
  },
});
