import { defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'breadcrumbs',
  title: { th: 'เส้นทางหน้า', en: 'Breadcrumbs' },
  description: { th: 'บอกว่าหน้านี้อยู่ที่ใดในเว็บไซต์', en: 'Tells where in the site this page stands' },
  icon: 'chevrons-right',
  category: 'navigation',
  version: 1,
  aliases: ['breadcrumb'],
  hydrate: 'never',
  props: {
    type: 'object',
    properties: {
      source: {
        type: 'string',
        enum: ['menu', 'items'],
        default: 'menu',
        'x-title': { th: 'เส้นทางจาก', en: 'Steps from' },
        'x-enum-titles': {
          menu: { th: 'เมนูของเว็บไซต์', en: 'The menu of the site' },
          items: { th: 'กำหนดเอง', en: 'Typed here' },
        },
        'x-group': 'content',
      },
      items: {
        type: 'array',
        default: [],
        maxItems: 10,
        'x-title': { th: 'หน้าเหนือหน้านี้', en: 'Pages above this one' },
        'x-when': { source: 'items' },
        'x-group': 'content',
        items: {
          type: 'object',
          properties: {
            title: {
              type: 'string',
              default: '',
              maxLength: 120,
              'x-title': { th: 'ชื่อ', en: 'Title' },
              'x-bind': true,
            },
            link: {
              type: 'string',
              default: '',
              maxLength: 2000,
              'x-title': { th: 'ลิงก์', en: 'Link' },
              'x-control': 'link',
            },
          },
        },
      },
      showHome: {
        type: 'boolean',
        default: true,
        'x-title': { th: 'เริ่มที่หน้าแรก', en: 'Begin with the home page' },
        'x-group': 'content',
      },
      current: {
        type: 'string',
        default: '',
        maxLength: 200,
        'x-title': { th: 'ชื่อหน้านี้', en: 'Name of this page' },
        'x-help': { th: 'เว้นว่างไว้เพื่อใช้ชื่อหน้า', en: 'Leave empty for the title of the page' },
        'x-bind': true,
        'x-group': 'content',
      },
    },
  },
});
