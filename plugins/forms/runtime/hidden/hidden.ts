import { defineProps, defineWidget, prop, words } from 'sala/schemas';
import * as formsWords from '../../shared/formsWords.ts';
import { settleHidden } from '../../shared/settleHidden.ts';

export const widget = defineWidget({
  type: 'hidden',
  example: 'icon',
  title: { th: 'ค่าที่ซ่อนไว้', en: 'Hidden value' },
  description: {
    th: 'ส่งไปกับแบบฟอร์มโดยไม่แสดงให้เห็น ผู้ส่งแก้ไขค่าที่กำหนดไว้ไม่ได้',
    en: 'Sent with the form without being seen; the sender cannot change a value that is set here',
  },
  icon: 'eye-off',
  category: 'form',
  version: 1,
  field: true,
  unseen: true,
  hydrate: 'load',
  settle: settleHidden,
  props: defineProps({
    label: prop.text(formsWords.fieldLabel),
    source: prop.choice(
      { th: 'ค่ามาจาก', en: 'Value from' },
      {
        fixed: { th: 'กำหนดไว้', en: 'Set here' },
        account: { th: 'บัญชีผู้ใช้', en: 'The account' },
        address: { th: 'ที่อยู่ของหน้า', en: 'The address of the page' },
      },
      { group: 'data' },
    ),
    value: {
      type: ['string', 'number', 'boolean'],
      default: '',
      'x-title': { th: 'ค่า', en: 'Value' },
      'x-bind': true,
      'x-when': { source: 'fixed' },
      'x-group': 'data',
    },
    syncData: prop.choice(
      formsWords.takeFromAccount,
      {
        name: words.name,
        email: words.email,
        id: formsWords.userId,
        role: words.role,
      },
      { default: 'id', when: { source: 'account' }, group: 'data' },
    ),
    parameter: prop.text(
      { th: 'ชื่อในที่อยู่', en: 'Name in the address' },
      {
        max: 64,
        help: { th: 'เช่น ref จาก ?ref=poster', en: 'Such as ref in ?ref=poster' },
        when: { source: 'address' },
        group: 'data',
      },
    ),
  }),
});
