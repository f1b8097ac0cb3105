import { defineError } from '../../../schemas/index.ts';

export const layoutInvalid = defineError('layout_invalid', 400, {
  th: 'โครงหน้านี้บันทึกไม่ได้: {what}',
  en: 'This layout cannot be stored: {what}',
});
export const layoutUnknown = defineError('layout_unknown', 404, {
  th: 'ไม่พบโครงหน้า {key}',
  en: 'There is no layout {key}.',
});
export const layoutTaken = defineError('layout_taken', 409, {
  th: 'มีหน้าอื่นใช้ชื่อ “{name}” แล้ว กรุณาใช้ชื่ออื่น',
  en: 'Another page is called “{name}” already. Please use another name.',
});
export const layoutConflict = defineError('layout_conflict', 409, {
  th: 'มีผู้อื่นบันทึกหน้านี้ไปแล้วหลังจากที่คุณเปิด งานของคุณยังอยู่ กรุณาเลือกว่าจะใช้ฉบับใด',
  en: 'Somebody else saved this page after you opened it. Your work is still here: choose which one to keep.',
});
export const layoutReadsHidden = defineError('layout_reads_hidden', 403, {
  th: 'หน้านี้ใช้ข้อมูล {what} ซึ่งคุณไม่มีสิทธิ์อ่าน กรุณานำส่วนนั้นออก หรือให้ผู้มีสิทธิ์เป็นผู้เผยแพร่',
  en: 'This page reads {what}, which you may not read. Take that part out, or ask somebody who may to publish it.',
});
export const layoutDead = defineError('layout_dead', 400, {
  th: 'ต้องแก้ก่อน: {what}',
  en: 'This must be mended first: {what}',
});
export const versionUnknown = defineError('layout_version_unknown', 404, {
  th: 'ไม่พบฉบับที่ {version} ของหน้านี้',
  en: 'This page has no version {version}.',
});
export const timePassed = defineError('time_passed', 400, {
  th: 'เวลานี้ผ่านไปแล้ว กรุณาเลือกเวลาข้างหน้า',
  en: 'This time has passed. Choose one that is still to come.',
});

export const layoutContentOnly = defineError('layout_content_only', 403, {
  th: 'คุณแก้ได้เฉพาะข้อความ รูป และลิงก์ของหน้านี้',
  en: 'You may change only the texts, pictures and links of this page.',
});
