import { passwordTexts } from '../../engine/people/checkPassword.ts';
import { registrationTexts } from '../../engine/people/checkRegistration.ts';
import { defineError } from '../../schemas/index.ts';

export const wrongCredentials = defineError('wrong_credentials', 401, {
  th: 'ชื่อผู้ใช้งานหรือรหัสผ่านไม่ถูกต้อง',
  en: 'The user name or the password is not right.',
});
/** Only where the site reveals unknown accounts (`tellUnknownAccount`). */
export const accountUnknown = defineError('account_unknown', 401, {
  th: 'ไม่พบข้อมูลบัญชีผู้ใช้นี้',
  en: 'There is no such account.',
});
export const accountLocked = defineError('account_locked', 423, {
  th: 'ใส่รหัสผ่านผิดหลายครั้งเกินไป บัญชีนี้ถูกล็อกชั่วคราว กรุณาลองใหม่ในอีก {minutes} นาที',
  en: 'Too many wrong tries. This account is locked for now; please try again in {minutes} minutes.',
});
export const roleRefused = defineError('role_refused', 403, {
  th: 'ไม่มีสิทธิ์เข้าใช้งานเว็บไซต์นี้',
  en: 'You may not sign in on this site.',
});
export const emailUnconfirmed = defineError('email_unconfirmed', 403, {
  th: 'กรุณายืนยันอีเมลจากลิงก์ที่ส่งไปก่อนเข้าสู่ระบบ',
  en: 'Please confirm your email address by the link we sent before signing in.',
});
export const secondFactorNeeded = defineError('second_factor_needed', 401, {
  th: 'กรุณาใส่รหัสยืนยันจากแอปของคุณ',
  en: 'Please enter the code from your authenticator app.',
});
export const wrongCode = defineError('wrong_code', 401, {
  th: 'รหัสยืนยันไม่ถูกต้อง',
  en: 'The code is not right.',
});
export const linkExpired = defineError('ticket_dead', 400, {
  th: 'ลิงก์หรือรหัสนี้ใช้ไปแล้วหรือหมดอายุ กรุณาเริ่มใหม่อีกครั้ง',
  en: 'This link or code was used already or has expired. Please start again.',
});
export const busy = defineError('busy', 503, {
  th: 'ขณะนี้มีผู้เข้าสู่ระบบจำนวนมาก กรุณาลองใหม่ในอีกสักครู่',
  en: 'Too many people are signing in at this moment. Please try again shortly.',
});

export const passwordMissing = defineError('password_missing', 400, passwordTexts.required);
export const passwordRefused = defineError('password_rules', 400, passwordTexts.rulesFailed);
export const passwordFrequent = defineError('password_frequent', 400, {
  th: 'รหัสผ่านนี้เดาได้ง่าย เพราะมีคนใช้กันมาก เคยรั่วไหล หรือเป็นชื่อหรือหมายเลขของคุณหรือของเว็บไซต์ กรุณาตั้งรหัสอื่น',
  en: 'This password is easily guessed: many people use it, it was leaked, or it is a name or number of yours or of the site. Please choose another one.',
});
export const passwordSame = defineError('password_same', 400, {
  th: 'รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสผ่านเดิม',
  en: 'The new password must differ from the present one.',
});
export const passwordNeeded = defineError('password_needed', 400, {
  th: 'กรุณายืนยันด้วยรหัสผ่านปัจจุบัน',
  en: 'Please confirm with your present password.',
});
export const wrongPassword = defineError('wrong_password', 403, {
  th: 'รหัสผ่านปัจจุบันไม่ถูกต้อง',
  en: 'The present password is not right.',
});
export const signInAgain = defineError('sign_in_again', 403, {
  th: 'เพื่อความปลอดภัย กรุณาออกจากระบบแล้วเข้าสู่ระบบใหม่ก่อนทำรายการนี้',
  en: 'For your safety, please sign out and in again before doing this.',
});
export const resetNeeded = defineError('reset_needed', 403, {
  th: 'กรุณาตั้งรหัสผ่านใหม่ก่อนใช้งาน',
  en: 'Please set a new password first.',
});
export const factorNeeded = defineError('factor_needed', 403, {
  th: 'เว็บไซต์นี้กำหนดให้เปิดการยืนยันสองขั้นตอนก่อนใช้งาน',
  en: 'This site asks you to turn on a second factor first.',
});

export const sessionLocked = defineError('session_locked', 423, {
  th: 'หน้าจอนี้ถูกล็อกไว้ กรุณากรอกรหัสผ่านเพื่อปลดล็อก',
  en: 'This screen is locked. Enter your password to unlock it.',
});

export const registrationClosed = defineError('registration_closed', 403, {
  th: 'เว็บไซต์นี้ไม่เปิดรับการลงทะเบียน',
  en: 'This site takes no registrations.',
});
export const registrationInvalid = defineError('registration_invalid', 400, {
  th: 'กรุณาตรวจสอบข้อมูลที่กรอก',
  en: 'Please check what you entered.',
});
/** Code and message are given by the specification; its forms depend on them. */
export const duplicate = defineError('duplicate', 400, { th: 'duplicate', en: 'duplicate' });
export const taken = defineError('taken', 409, {
  th: 'มีข้อมูลนี้ในระบบแล้ว: {fields}',
  en: 'This is in use already: {fields}',
});

export const secondFactorOn = defineError('second_factor_on', 409, {
  th: 'เปิดการยืนยันสองขั้นตอนไว้แล้ว',
  en: 'The second factor is on already.',
});
export const secondFactorOff = defineError('second_factor_off', 409, {
  th: 'ยังไม่ได้เปิดการยืนยันสองขั้นตอน',
  en: 'The second factor is not on.',
});

export const personUnknown = defineError('person_unknown', 404, {
  th: 'ไม่พบผู้ใช้นี้ในเว็บไซต์',
  en: 'There is no such person on this site.',
});
export const personElsewhere = defineError('person_elsewhere', 403, {
  th: 'บัญชีนี้เป็นของเว็บไซต์อื่น แก้ไขข้อมูลได้จากเว็บไซต์นั้นหรือโดยเจ้าของบัญชีเท่านั้น',
  en: 'This account belongs to another site; only that site or its owner may change it.',
});
export const roleTooHigh = defineError('role_too_high', 403, {
  th: 'คุณไม่มีสิทธิ์กับผู้ใช้หรือบทบาท {role}',
  en: 'The role {role} is above what you may change or give.',
});
export const notYourself = defineError('not_yourself', 400, {
  th: 'ทำรายการนี้กับบัญชีของตัวเองไม่ได้',
  en: 'You cannot do this to your own account.',
});
export const invitationExpired = defineError('invitation_dead', 400, {
  th: 'คำเชิญนี้ถูกใช้ ยกเลิก หรือหมดอายุแล้ว',
  en: 'This invitation was used, withdrawn or has expired.',
});
export const siteNotYours = defineError('site_not_yours', 404, {
  th: 'ไม่พบเว็บไซต์นี้ในรายการของคุณ',
  en: 'This site is not among yours.',
});
export const switchNeedsPassword = defineError('switch_needs_password', 403, {
  th: 'คุณเข้ามาด้วยบัญชีภายนอกของเว็บไซต์นี้ ซึ่งใช้กับเว็บไซต์อื่นไม่ได้ กรุณาเข้าสู่เว็บไซต์นั้นด้วยรหัสผ่านของคุณ',
  en: 'You came in by an outside account of this site, which counts here alone. Please sign in on the other site with your password.',
});

export const providerUnknown = defineError('provider_unknown', 404, {
  th: 'เว็บไซต์นี้ไม่มีช่องทางเข้าสู่ระบบนี้',
  en: 'This site has no such way to sign in.',
});
export const providerRefused = defineError('provider_refused', 403, {
  th: 'ค่าของช่องทางเข้าสู่ระบบนี้กำหนดได้โดยผู้ดูแลระบบสูงสุดเท่านั้น',
  en: 'Only root may configure this way to sign in.',
});
export const providerFailed = defineError('provider_failed', 502, {
  th: 'ติดต่อผู้ให้บริการเข้าสู่ระบบไม่สำเร็จ กรุณาลองใหม่',
  en: 'The sign-in provider could not be reached or refused. Please try again.',
});
export const linkNeedsSignIn = defineError('link_needs_sign_in', 409, {
  th: 'มีบัญชีที่ใช้อีเมลนี้อยู่แล้ว กรุณาเข้าสู่ระบบด้วยรหัสผ่านก่อน แล้วเชื่อมบัญชีจากหน้าโปรไฟล์',
  en: 'An account with this email address exists. Please sign in with its password, then connect it from your profile.',
});
export const identityTaken = defineError('identity_taken', 409, {
  th: 'บัญชีภายนอกนี้เชื่อมกับผู้ใช้อื่นอยู่แล้ว',
  en: 'This outside account is connected to another person already.',
});
export const lastWayIn = defineError('last_way_in', 409, {
  th: 'นี่เป็นช่องทางเข้าสู่ระบบเดียวของคุณ กรุณาตั้งรหัสผ่านก่อนยกเลิก',
  en: 'This is your only way in. Please set a password before removing it.',
});

export const keyWithCookie = defineError('key_with_cookie', 400, {
  th: 'ส่งคีย์ API พร้อมคุกกี้ของผู้ใช้ไม่ได้',
  en: 'A key for servers cannot come together with a session cookie.',
});
export const keyRefused = defineError('key_refused', 401, {
  th: 'คีย์ API ไม่ถูกต้อง ถูกยกเลิก หรือหมดอายุ',
  en: 'The API key is not valid, was revoked or has expired.',
});
export const keyScope = defineError('key_scope', 403, {
  th: 'คีย์ API นี้ใช้กับบริการนี้ไม่ได้',
  en: 'This API key does not reach this call.',
});
export const keyTooLong = defineError('key_too_long', 400, {
  th: 'วันหมดอายุของคีย์ API ต้องอยู่ในอนาคตและไม่เกิน {days} วัน',
  en: 'An API key expires at a time to come, within {days} days.',
});
export const emailRefused = defineError('email_refused', 400, registrationTexts.email);
export const phoneRefused = defineError('phone_refused', 400, registrationTexts.phone);
export const nameRefused = defineError('name_refused', 400, registrationTexts.firstname);
