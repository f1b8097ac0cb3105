import type { Text } from 'sala/schemas';

/** Texts used in several places of this plugin. */
export const signUp: Text = { th: 'สมัครสมาชิก', en: 'Sign up' };
export const forgotPassword: Text = { th: 'ลืมรหัสผ่าน', en: 'Forgot the password' };
export const newPassword: Text = { th: 'ตั้งรหัสผ่านใหม่', en: 'Set a new password' };
export const confirmEmail: Text = { th: 'ยืนยันอีเมล', en: 'Confirm your email address' };
export const myAccount: Text = { th: 'บัญชีของฉัน', en: 'My account' };
export const membersArea: Text = { th: 'พื้นที่สมาชิก', en: 'Members’ area' };
export const notifications: Text = { th: 'การแจ้งเตือน', en: 'Notifications' };
export const verificationCode: Text = { th: 'รหัสยืนยัน', en: 'Verification code' };
export const passwordForgotten: Text = { th: 'ลืมรหัสผ่าน', en: 'Forgot the password?' };
export const toHomePage: Text = { th: 'ไปหน้าแรก', en: 'Go to the home page' };
export const ok: Text = { th: 'ตกลง', en: 'OK' };
export const privacyPolicy: Text = { th: 'นโยบายความเป็นส่วนตัว', en: 'Privacy policy' };
