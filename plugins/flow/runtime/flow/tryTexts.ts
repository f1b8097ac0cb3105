import type { Text } from 'sala/schemas';

export const tryTexts = {
  title: { th: 'ทดลองโฟลว์', en: 'Try the flow' },
  lead: {
    th: 'รายการไม่เปลี่ยนแปลง อีเมลและการแจ้งเตือนไม่ถูกส่ง ขั้นตอนที่รอคนหรือเวลาใช้ผลตัวอย่าง',
    en: 'Records stay as they are, no mail or notice leaves; what waits for people or time gets an example.',
  },
  input: { th: 'ข้อมูลตัวอย่าง (input)', en: 'Sample data (input)' },
  extent: { th: 'ทดลอง', en: 'Try' },
  all: { th: 'ทั้งโฟลว์', en: 'The whole flow' },
  until: { th: 'จนถึงขั้นตอน {step}', en: 'Up to the step {step}' },
  only: { th: 'เฉพาะขั้นตอน {step} (ใช้ผลครั้งก่อนของขั้นตอนอื่น)', en: 'Only the step {step}, with what others gave before' },
  send: { th: 'ส่งคำขอไปยังระบบอื่นจริง', en: 'Really send requests to other systems' },
  run: { th: 'ทดลอง', en: 'Try it' },
  runAndSend: { th: 'ทดลองและส่งคำขอจริง', en: 'Try it and send requests' },
  close: { th: 'ปิด', en: 'Close' },
  result: { th: 'ผลการทดลอง', en: 'What came of it' },
  done: { th: 'ทำครบแล้ว', en: 'It went through' },
  failed: { th: 'ล้มเหลว', en: 'It failed' },
  stopped: { th: 'หยุดก่อนจบ', en: 'It stopped before its end' },
} satisfies Record<string, Text>;
