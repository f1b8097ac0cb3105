import { defineError, type Text } from '../../../schemas/index.ts';

/** Messages for a value that exists already, and for one that could not be checked. */
export const taken: Text = { th: 'กรุณาตรวจสอบ มีข้อมูลนี้ในระบบแล้ว', en: 'Please check: this exists already.' };
export const uncheckable: Text = {
  th: 'พบปัญหา ไม่สามารถตรวจสอบได้ในขณะนี้',
  en: 'This cannot be checked at the moment.',
};

export const formUnknown = defineError('form_unknown', 404, {
  th: 'ไม่พบแบบฟอร์มนี้ อาจถูกปิดรับหรือย้ายไปแล้ว',
  en: 'This form does not exist. It may have been closed or moved.',
});

/** Code known to the browser, which shows a dialog and links to the person's courses. */
export const formRegistered = defineError('form_registered', 409, {
  th: 'คุณลงทะเบียนหลักสูตรนี้เรียบร้อยแล้ว!',
  en: 'You are registered for this course already!',
});
export const valueUncheckable = defineError('value_uncheckable', 409, uncheckable);
export const nextUnknown = defineError('form_next_unknown', 409, {
  th: 'แบบฟอร์มนี้ตั้งค่าให้ทำ "{next}" ต่อหลังส่ง แต่ไม่มีปลั๊กอินที่เปิดใช้งานทำได้ กรุณาเปิดปลั๊กอินหรือแก้การตั้งค่า',
  en: 'This form is set to go on with "{next}", but no plugin that is on offers it. Turn one on or change the setting.',
});
export const formRecordRefused = defineError('form_record_refused', 403, {
  th: 'แบบฟอร์มนี้สร้างรายการใน “{what}” ไม่ได้ เพราะไม่มีคอลเลกชันนี้ หรือคุณไม่มีสิทธิ์สร้างรายการในนั้น',
  en: 'This form cannot make records of “{what}”: there is no such collection, or you may not make records in it.',
});
export const formRecordLacks = defineError('form_record_lacks', 400, {
  th: 'แบบฟอร์มนี้สร้างรายการไม่ได้จนกว่าจะมีช่องสำหรับ {what} โดยตั้งชื่อช่องตามที่อยู่ในวงเล็บ',
  en: 'This form can make no record until it asks for {what}: give a field the name in brackets.',
});
