import type { Text } from 'sala/schemas';

/** Texts used in several places of this plugin. */
export const postalCode: Text = { th: 'รหัสไปรษณีย์', en: 'Postal code' };
export const pleaseChoose: Text = { th: 'กรุณาเลือก', en: 'Please choose' };
export const initialValue: Text = { th: 'ค่าเริ่มต้น', en: 'Initial value' };
export const fieldLabel: Text = { th: 'ชื่อช่อง', en: 'Label' };
export const takeFromAccount: Text = { th: 'ใช้ข้อมูลของผู้ใช้', en: 'Take from the account' };
export const taxId: Text = { th: 'เลขประจำตัวผู้เสียภาษี', en: 'Tax id' };
export const userId: Text = { th: 'รหัสผู้ใช้', en: 'User id' };
export const minLength: Text = { th: 'ตัวอักษรขั้นต่ำ', en: 'Minimum length' };
export const maxLength: Text = { th: 'ตัวอักษรไม่เกิน', en: 'Maximum length' };
