import { defineWidget } from 'sala/schemas';
import { settleHidden } from '../../shared/settleHidden.ts';

export const widget = defineWidget({
  type: 'hidden',
  title: { th: 'ค่าที่ซ่อนไว้', en: 'Hidden value' },
  description: {
    th: 'ส่งไปกับแบบฟอร์มโดยไม่แสดงให้เห็น ผู้ส่งแก้ไขค่าที่กำหนดไว้ไม่ได้',
    en: 'Sent with the form without being seen; the sender cannot change a value that is set here',
  },
  icon: 'eye-off',
  category: 'form',
  version: 1,
  field: true,
  hydrate: 'load',
  settle: settleHidden,
  props: {
    type: 'object',
    properties: {
      label: {
        type: 'string',
        default: '',
        maxLength: 300,
        'x-title': { th: 'ชื่อช่อง', en: 'Label' },
        'x-group': 'content',
      },
      source: {
        type: 'string',
        enum: ['fixed', 'account', 'address'],
        default: 'fixed',
        'x-title': { th: 'ค่ามาจาก', en: 'Value from' },
        'x-enum-titles': {
          fixed: { th: 'กำหนดไว้', en: 'Set here' },
          account: { th: 'บัญชีผู้ใช้', en: 'The account' },
          address: { th: 'ที่อยู่ของหน้า', en: 'The address of the page' },
        },
        'x-group': 'data',
      },
      value: {
        type: ['string', 'number', 'boolean'],
        default: '',
        'x-title': { th: 'ค่า', en: 'Value' },
        'x-bind': true,
        'x-when': { source: 'fixed' },
        'x-group': 'data',
      },
      syncData: {
        type: 'string',
        enum: ['name', 'email', 'id', 'role'],
        default: 'id',
        'x-title': { th: 'ใช้ข้อมูลของผู้ใช้', en: 'Take from the account' },
        'x-enum-titles': {
          name: { th: 'ชื่อ', en: 'Name' },
          email: { th: 'อีเมล', en: 'Email' },
          id: { th: 'รหัสผู้ใช้', en: 'User id' },
          role: { th: 'บทบาท', en: 'Role' },
        },
        'x-when': { source: 'account' },
        'x-group': 'data',
      },
      parameter: {
        type: 'string',
        default: '',
        maxLength: 64,
        'x-title': { th: 'ชื่อในที่อยู่', en: 'Name in the address' },
        'x-help': { th: 'เช่น ref จาก ?ref=poster', en: 'Such as ref in ?ref=poster' },
        'x-when': { source: 'address' },
        'x-group': 'data',
      },
    },
  },
});
