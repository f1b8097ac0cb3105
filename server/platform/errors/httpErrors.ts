import { defineError } from '../../../schemas/index.ts';

export const siteUnknown = defineError('site_unknown', 404, {
  th: 'ไม่พบเว็บไซต์ของชื่อ {host} กรุณาตรวจสอบที่อยู่เว็บ',
  en: 'No site is served under the name {host}. Please check the address.',
});
export const pageUnknown = defineError('page_unknown', 404, {
  th: 'ไม่พบหน้าที่ต้องการ หน้านี้อาจถูกย้ายหรือลบไปแล้ว',
  en: 'This page does not exist. It may have been moved or removed.',
});
export const callUnknown = defineError('call_unknown', 404, {
  th: 'ไม่พบบริการ {method} {path}',
  en: 'There is no call {method} {path}.',
});
export const signInNeeded = defineError('sign_in_needed', 401, {
  th: 'กรุณาเข้าสู่ระบบก่อนใช้งาน',
  en: 'Please sign in first.',
});
export const crossSite = defineError('cross_site', 403, {
  th: 'คำขอนี้ส่งมาจากเว็บไซต์อื่น จึงไม่ได้รับอนุญาต',
  en: 'This request came from another site and was refused.',
});
export const badJson = defineError('bad_json', 400, {
  th: 'ข้อมูลที่ส่งมาไม่ใช่ JSON ที่ถูกต้อง',
  en: 'The body of the request is not valid JSON.',
});
export const bodyTooLarge = defineError('body_too_large', 413, {
  th: 'ข้อมูลที่ส่งมาใหญ่เกิน {limit}',
  en: 'The body of the request is larger than {limit}.',
});
export const tooManyValues = defineError('too_many_values', 413, {
  th: 'ข้อมูลที่ส่งมามีมากกว่า {values} ค่า หรือมากกว่า {names} ชื่อในที่เดียว กรุณาแบ่งส่งเป็นหลายครั้ง',
  en: 'The body of the request holds more than {values} values, or one object in it more than {names} names. Please send it in parts.',
});
export const bodySlow = defineError('body_slow', 408, {
  th: 'ข้อมูลที่ส่งมาไม่ครบภายใน {seconds} วินาที กรุณาลองใหม่',
  en: 'The body of the request did not arrive within {seconds} seconds. Please try again.',
});
export const badRequest = defineError('bad_request', 400, {
  th: 'คำขอไม่ถูกต้อง: {what}',
  en: 'The request is not valid: {what}',
});
export const requestCut = defineError('request_cut', 400, {
  th: 'การเชื่อมต่อขาดก่อนส่งข้อมูลครบ กรุณาลองใหม่',
  en: 'The connection broke before all of it arrived. Please try again.',
});
export const tooManyRequests = defineError('too_many_requests', 429, {
  th: 'ลองหลายครั้งเกินไป กรุณารอ {seconds} วินาทีแล้วลองใหม่',
  en: 'Too many tries. Please wait {seconds} seconds and try again.',
});
export const siteBusy = defineError('site_busy', 503, {
  th: 'เว็บไซต์นี้มีผู้ใช้งานพร้อมกันมากเกินไป กรุณารอ {seconds} วินาทีแล้วลองใหม่',
  en: 'This site has more visitors at once than it can answer. Please wait {seconds} seconds and try again.',
});
export const definitionChanged = defineError('definition_changed', 409, {
  th: 'คอลเลกชันนี้เพิ่งถูกปรับโครงสร้าง กรุณาลองใหม่อีกครั้ง',
  en: 'This collection has just been reshaped. Please try again.',
});
export const unexpected = defineError('unexpected', 500, {
  th: 'เกิดข้อผิดพลาดที่ไม่คาดคิด กรุณาลองใหม่ หากยังพบปัญหา โปรดแจ้งรหัส {requestId}',
  en: 'Something went wrong on our side. Please try again; if it happens again, tell us the code {requestId}.',
});
