import { defineError } from '../../../schemas/index.ts';

export const packageInvalid = defineError('package_invalid', 400, {
  th: 'ไฟล์นี้ไม่ใช่แพ็กเกจของเว็บไซต์ที่อ่านได้: {what}',
  en: 'This file is no site package that can be read: {what}',
});
export const packageOutdated = defineError('package_outdated', 409, {
  th: 'เว็บไซต์เปลี่ยนไปแล้วหลังจากที่ดูความต่าง กรุณาดูอีกครั้งก่อนนำไปใช้',
  en: 'The site has changed since you looked at the differences. Look at them again before you apply the package.',
});
export const packageUnknown = defineError('package_unknown', 404, {
  th: 'ไม่พบการนำแพ็กเกจไปใช้ครั้งนี้ หรือย้อนกลับแล้ว',
  en: 'This application of a package does not exist, or was undone already.',
});
