import { defineError } from '../../schemas/index.ts';

export const siteInvalid = defineError('site_invalid', 400, {
  th: 'ค่าของเว็บไซต์ไม่ถูกต้อง: {what}',
  en: 'These settings are not valid: {what}',
});
export const ownRoleShutOut = defineError('own_role_shut_out', 400, {
  th: 'รายชื่อบทบาทที่เข้าสู่ระบบได้ต้องมีบทบาทของคุณ',
  en: 'The roles that may sign in must include your own.',
});
export const pluginNotAllowed = defineError('plugin_not_allowed', 403, {
  th: 'เว็บไซต์นี้ไม่ได้รับอนุญาตให้เปิดโมดูล {thai} กรุณาติดต่อผู้ดูแลระบบ',
  en: 'This site may not switch on {english}. Please ask whoever runs the server.',
});
export const hostTaken = defineError('host_taken', 409, {
  th: 'ชื่อโฮสต์ {host} ใช้กับเว็บไซต์อื่นอยู่แล้ว',
  en: 'The host name {host} belongs to another site.',
});
export const siteMissing = defineError('site_missing', 404, { th: 'ไม่พบเว็บไซต์นี้', en: 'There is no such site.' });
export const siteSuspended = defineError('site_suspended', 503, {
  th: 'เว็บไซต์ {name} ปิดให้บริการชั่วคราว',
  en: '{name} is closed for the time being.',
});
export const siteInUse = defineError('site_in_use', 400, {
  th: 'ระงับเว็บไซต์ที่คุณกำลังใช้อยู่ไม่ได้ กรุณาเข้าเว็บไซต์อื่นก่อน',
  en: 'You cannot suspend the site you are on. Enter another one first.',
});
