import { defineProps, defineWidget, prop, words } from 'sala/schemas';

export const widget = defineWidget({
  type: 'flow_run',
  title: { th: 'ปุ่มเริ่มโฟลว์', en: 'Flow button' },
  description: {
    th: 'เริ่มโฟลว์ด้วยค่าที่กรอกในฟอร์ม และถามตอบบนหน้านี้',
    en: 'Starts a flow with what is filled in, and does its steps on the page',
  },
  icon: 'workflow',
  category: 'form',
  version: 1,
  aliases: ['flow run', 'flowrun'],
  hydrate: 'idle',
  props: defineProps({
    label: prop.text(words.buttonText, { default: { th: 'ดำเนินการ', en: 'Run' }, max: 120, bind: true }),
    flow: prop.text({ th: 'โฟลว์', en: 'Flow' }, { max: 64, group: 'data', control: 'flow_picker' }),
    variant: prop.choice(
      { th: 'แบบปุ่ม', en: 'Look' },
      {
        primary: words.primary,
        outline: words.outline,
        quiet: words.quiet,
      },
    ),
    checkForm: prop.toggle({ th: 'ตรวจฟอร์มก่อนเริ่ม', en: 'Check the form first' }, { default: true }),
  }),
});
