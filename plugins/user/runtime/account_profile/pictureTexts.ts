import { type Text, words } from 'sala/schemas';

export const pictureTexts = {
  choose: { th: 'เลือกรูปประจำตัว', en: 'Choose a picture' },
  change: { th: 'เปลี่ยนรูป', en: 'Change the picture' },
  remove: { th: 'นำรูปออก', en: 'Remove it' },
  hint: { th: 'ไฟล์รูป ไม่เกิน {size} MB', en: 'A picture of up to {size} MB' },
  tooLarge: words.fileTooLarge,
  unreadable: { th: 'เปิดรูปนี้ไม่ได้ กรุณาเลือกรูปอื่น', en: 'This picture cannot be opened. Please choose another one.' },
  saved: { th: 'บันทึกรูปแล้ว', en: 'The picture is saved' },
  removed: { th: 'นำรูปออกแล้ว', en: 'The picture is removed' },
  cropTitle: { th: 'เลือกส่วนของรูป', en: 'Choose the part to keep' },
  cropHelp: {
    th: 'ลากรูปหรือกดปุ่มลูกศรเพื่อเลื่อน กด + และ − เพื่อปรับขนาด',
    en: 'Pull the picture or press the arrow keys to move it, + and − to change its size',
  },
  cropArea: { th: 'ส่วนของรูปที่จะใช้', en: 'The part of the picture that is kept' },
  zoom: { th: 'ขยาย', en: 'Size' },
  use: { th: 'ใช้รูปนี้', en: 'Use it' },
  saving: { th: 'กำลังบันทึก…', en: 'Saving…' },
} satisfies Record<string, Text>;
