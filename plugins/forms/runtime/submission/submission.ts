import { defineScreenWidget } from 'sala/schemas';

export const widget = defineScreenWidget({
  type: 'submission',
  title: { th: 'แบบฟอร์มที่ส่งเข้ามา', en: 'A form that was sent' },
  description: {
    th: 'คำตอบของผู้ส่ง ผู้รับผิดชอบ และการตอบกลับทางอีเมล',
    en: 'What the sender answered, who takes care of it, and replies by mail',
  },
  icon: 'inbox',
  data: () => ({ submission: { source: 'forms.submission' } }),
});
