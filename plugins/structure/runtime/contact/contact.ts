import { defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'contact',
  title: { th: 'ติดต่อเรา', en: 'Contact' },
  description: { th: 'โทรศัพท์ อีเมล LINE ที่อยู่ และเวลาทำการ', en: 'Telephone, e-mail, LINE, address and opening hours' },
  icon: 'contact-round',
  category: 'structure',
  version: 1,
  hydrate: 'never',
  props: {
    type: 'object',
    properties: {
      title: {
        type: 'string',
        default: '',
        maxLength: 300,
        'x-title': { th: 'หัวข้อ', en: 'Title' },
        'x-bind': true,
        'x-group': 'content',
      },
      phones: {
        type: 'array',
        default: [],
        maxItems: 10,
        'x-title': { th: 'โทรศัพท์', en: 'Telephones' },
        'x-group': 'content',
        items: {
          type: 'object',
          properties: {
            number: {
              type: 'string',
              default: '',
              maxLength: 40,
              'x-title': { th: 'หมายเลข', en: 'Number' },
              'x-bind': true,
            },
            label: {
              type: 'string',
              default: '',
              maxLength: 60,
              'x-title': { th: 'แผนก', en: 'Department' },
              'x-bind': true,
            },
          },
        },
      },
      email: {
        type: 'string',
        default: '',
        maxLength: 200,
        'x-title': { th: 'อีเมล', en: 'E-mail' },
        'x-bind': true,
        'x-group': 'content',
      },
      line: {
        type: 'string',
        default: '',
        maxLength: 60,
        'x-title': { th: 'LINE ID', en: 'LINE ID' },
        'x-help': { th: 'บัญชีทางการขึ้นต้นด้วย @', en: 'An official account begins with @' },
        'x-bind': true,
        'x-group': 'content',
      },
      address: {
        type: 'string',
        default: '',
        maxLength: 1000,
        'x-title': { th: 'ที่อยู่', en: 'Address' },
        'x-control': 'textarea',
        'x-bind': true,
        'x-group': 'content',
      },
      mapLink: {
        type: 'string',
        default: '',
        maxLength: 2000,
        'x-title': { th: 'ลิงก์แผนที่', en: 'Link to a map' },
        'x-control': 'link',
        'x-group': 'content',
        'x-bind': true,
      },
      hours: {
        type: 'array',
        default: [],
        maxItems: 14,
        'x-title': { th: 'เวลาทำการ', en: 'Opening hours' },
        'x-group': 'content',
        items: {
          type: 'object',
          properties: {
            days: { type: 'string', default: '', maxLength: 80, 'x-title': { th: 'วัน', en: 'Days' }, 'x-bind': true },
            time: { type: 'string', default: '', maxLength: 80, 'x-title': { th: 'เวลา', en: 'Time' }, 'x-bind': true },
          },
        },
      },
    },
  },
});
