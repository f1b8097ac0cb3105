import type { Text } from './text.ts';

/** Texts that widgets of several plugins have in common. */
export const title: Text = { th: 'หัวข้อ', en: 'Title' };
export const text: Text = { th: 'ข้อความ', en: 'Text' };
export const subtitle: Text = { th: 'คำโปรย', en: 'Subtitle' };
export const description: Text = { th: 'คำอธิบาย', en: 'Description' };
export const explanation: Text = { th: 'คำอธิบาย', en: 'Text' };
export const name: Text = { th: 'ชื่อ', en: 'Name' };
export const entryTitle: Text = { th: 'ชื่อ', en: 'Title' };
export const link: Text = { th: 'ลิงก์', en: 'Link' };
export const image: Text = { th: 'รูปภาพ', en: 'Image' };
export const icon: Text = { th: 'ไอคอน', en: 'Icon' };
export const buttonLabel: Text = { th: 'ข้อความบนปุ่ม', en: 'Label of the button' };
export const buttonLink: Text = { th: 'ลิงก์ของปุ่ม', en: 'Link of the button' };
export const kind: Text = { th: 'ชนิด', en: 'Kind' };
export const look: Text = { th: 'แบบ', en: 'Look' };
export const size: Text = { th: 'ขนาด', en: 'Size' };
export const alignment: Text = { th: 'การจัดวาง', en: 'Alignment' };
export const columns: Text = { th: 'คอลัมน์', en: 'Columns' };
export const start: Text = { th: 'ชิดต้นบรรทัด', en: 'Start' };
export const centre: Text = { th: 'กึ่งกลาง', en: 'Centre' };
export const end: Text = { th: 'ชิดท้ายบรรทัด', en: 'End' };
export const none: Text = { th: 'ไม่มี', en: 'None' };
export const small: Text = { th: 'เล็ก', en: 'Small' };
export const normal: Text = { th: 'ปกติ', en: 'Normal' };
export const large: Text = { th: 'ใหญ่', en: 'Large' };
export const signIn: Text = { th: 'เข้าสู่ระบบ', en: 'Sign in' };
/** What became of a mail, by its state. */
export const mailStates = {
  waiting: { th: 'รอส่ง', en: 'Waiting to be sent' },
  sent: { th: 'ส่งแล้ว', en: 'Sent' },
  kept: { th: 'ยังไม่ได้ตั้งค่าเซิร์ฟเวอร์อีเมล', en: 'Not sent: there is no mail server' },
  failed: { th: 'ส่งไม่สำเร็จ', en: 'Could not be sent' },
  cancelled: { th: 'ยกเลิกการส่งแล้ว', en: 'Called off' },
} satisfies Record<string, Text>;
export const tryAgain: Text = { th: 'ลองอีกครั้ง', en: 'Try again' };
export const cancel: Text = { th: 'ยกเลิก', en: 'Cancel' };
export const email: Text = { th: 'อีเมล', en: 'Email' };
export const save: Text = { th: 'บันทึก', en: 'Save' };
export const password: Text = { th: 'รหัสผ่าน', en: 'Password' };
export const month: Text = { th: 'เดือน', en: 'Month' };
export const close: Text = { th: 'ปิด', en: 'Close' };
export const edit: Text = { th: 'แก้ไข', en: 'Edit' };
export const role: Text = { th: 'บทบาท', en: 'Role' };
export const year: Text = { th: 'ปี', en: 'Year' };
export const status: Text = { th: 'สถานะ', en: 'Status' };
export const pageOf: Text = { th: 'หน้า {page} จาก {pages}', en: 'Page {page} of {pages}' };
export const firstName: Text = { th: 'ชื่อ', en: 'First name' };
export const lastName: Text = { th: 'นามสกุล', en: 'Last name' };
export const saved: Text = { th: 'บันทึกเรียบร้อยแล้ว', en: 'Saved' };
export const signOutEverywhere: Text = { th: 'ออกจากระบบทุกอุปกรณ์', en: 'Sign out everywhere' };
export const data: Text = { th: 'ข้อมูล', en: 'Data' };
export const menu: Text = { th: 'เมนู', en: 'Menu' };
export const outline: Text = { th: 'เส้นขอบ', en: 'Outline' };
export const address: Text = { th: 'ที่อยู่', en: 'Address' };
export const telephone: Text = { th: 'โทรศัพท์', en: 'Telephone' };
export const pleaseFillIn: Text = { th: 'กรุณากรอกข้อมูลช่องนี้', en: 'Please fill this in.' };
export const remove: Text = { th: 'ลบ', en: 'Delete' };
export const reason: Text = { th: 'เหตุผล', en: 'Reason' };
export const previous: Text = { th: 'ก่อนหน้า', en: 'Previous' };
export const next: Text = { th: 'ถัดไป', en: 'Next' };
export const signedIn: Text = { th: 'เข้าสู่ระบบสำเร็จ', en: 'Signed in' };
export const wrongPassword: Text = { th: 'รหัสผ่านไม่ถูกต้อง', en: 'Wrong password' };
export const codeAsked: Text = { th: 'รหัสผ่านถูกต้อง รอรหัสยืนยัน', en: 'Password right, code asked' };
export const wrongCode: Text = { th: 'รหัสยืนยันไม่ถูกต้อง', en: 'Wrong code' };
export const chooseName: Text = { th: 'เลือก {name}', en: 'Choose {name}' };
export const moveDown: Text = { th: 'เลื่อน {title} ลง', en: 'Move {title} down' };
export const moveUp: Text = { th: 'เลื่อน {title} ขึ้น', en: 'Move {title} up' };
export const buttonText: Text = { th: 'ข้อความบนปุ่ม', en: 'Label' };
export const primary: Text = { th: 'หลัก', en: 'Primary' };
export const quiet: Text = { th: 'เรียบ', en: 'Quiet' };
export const columnCount: Text = { th: 'จำนวนคอลัมน์', en: 'Columns' };
export const imageDescription: Text = { th: 'คำอธิบายรูป', en: 'Description of the image' };
export const number: Text = { th: 'ตัวเลข', en: 'Number' };
export const money: Text = { th: 'จำนวนเงิน', en: 'Money' };
export const date: Text = { th: 'วันที่', en: 'Date' };
export const fileTooLarge: Text = { th: 'ขนาดไฟล์เกินที่กำหนด', en: 'File size exceeds the limit.' };
export const signOut: Text = { th: 'ออกจากระบบ', en: 'Sign out' };
export const card: Text = { th: 'การ์ด', en: 'Card' };
