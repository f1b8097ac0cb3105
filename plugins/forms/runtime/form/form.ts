import { defineProps, defineWidget, formSettings, prop } from 'sala/schemas';

export const widget = defineWidget({
  type: 'form',
  title: { th: 'แบบฟอร์ม', en: 'Form' },
  description: {
    th: 'กรอบที่รวมช่องกรอกกับปุ่มส่ง วางได้หลายชุดในหน้าเดียว คำตอบเข้ากล่องข้อความ',
    en: 'A frame of fields with a send button, several on a page; what is sent reaches the inbox',
  },
  icon: 'clipboard-list',
  category: 'form',
  version: 1,
  common: true,
  hydrate: 'load',
  container: {},
  form: 'sent',
  starts: { settings: { clearButton: false } },
  props: defineProps({
    look: prop.choice(
      { th: 'กรอบ', en: 'Frame' },
      {
        plain: { th: 'ไม่มีกรอบ', en: 'None' },
        card: { th: 'กล่อง', en: 'A box' },
      },
    ),
    anchor: prop.anchor(undefined, { group: 'behaviour' }),
    settings: prop.object(
      { th: 'การส่ง', en: 'Sending' },
      {
        title: {
          ...prop.text(
            { th: 'ชื่อแบบฟอร์ม', en: 'Name of the form' },
            { help: { th: 'แสดงในกล่องข้อความ', en: 'Shown in the inbox' }, max: 200 },
          ),
          'x-translate': true,
        },
        ...formSettings,
      },
      { group: 'behaviour' },
    ),
  }),
});
