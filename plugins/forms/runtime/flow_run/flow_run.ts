import { defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'flow_run',
  title: { th: 'ปุ่มเริ่มโฟลว์', en: 'Flow button' },
  description: {
    th: 'เริ่มโฟลว์ด้วยค่าที่กรอกในฟอร์ม แสดงเมื่อเว็บไซต์เปิดโมดูลโฟลว์',
    en: 'Starts a flow with what is filled in; shows where the site has the flow module on',
  },
  icon: 'workflow',
  category: 'form',
  version: 1,
  aliases: ['flow run', 'flowrun'],
  hydrate: 'touch',
  props: {
    type: 'object',
    properties: {
      label: {
        type: 'string',
        default: { th: 'ดำเนินการ', en: 'Run' },
        maxLength: 120,
        'x-title': { th: 'ข้อความบนปุ่ม', en: 'Label' },
        'x-bind': true,
        'x-group': 'content',
      },
      flow: {
        type: 'string',
        default: '',
        maxLength: 64,
        'x-title': { th: 'รหัสโฟลว์', en: 'Id of the flow' },
        'x-group': 'data',
      },
      variant: {
        type: 'string',
        enum: ['primary', 'outline', 'quiet'],
        default: 'primary',
        'x-title': { th: 'แบบปุ่ม', en: 'Look' },
        'x-enum-titles': {
          primary: { th: 'หลัก', en: 'Primary' },
          outline: { th: 'เส้นขอบ', en: 'Outline' },
          quiet: { th: 'เรียบ', en: 'Quiet' },
        },
        'x-group': 'look',
      },
      checkForm: {
        type: 'boolean',
        default: true,
        'x-title': { th: 'ตรวจฟอร์มก่อนเริ่ม', en: 'Check the form first' },
        'x-group': 'behaviour',
      },
    },
  },
});
