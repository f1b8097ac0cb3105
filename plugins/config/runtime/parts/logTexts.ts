import type { Text } from 'sala/schemas';

/** What the deeds and outcomes in the logs are called, under their own names. */
export const logTexts: Record<string, Text> = {
  'person.created': { th: 'สร้างบัญชี', en: 'Account made' },
  'person.changed': { th: 'แก้ไขข้อมูล', en: 'Details changed' },
  'person.role_changed': { th: 'เปลี่ยนบทบาท', en: 'Role changed' },
  'person.disabled': { th: 'ปิดใช้งาน', en: 'Shut out' },
  'person.enabled': { th: 'เปิดใช้งาน', en: 'Let in' },
  'person.unlocked': { th: 'ปลดล็อก', en: 'Unlocked' },
  'person.signed_out': { th: 'ให้ออกจากระบบทุกอุปกรณ์', en: 'Signed out everywhere' },
  'person.session_ended': { th: 'ให้ออกจากระบบหนึ่งอุปกรณ์', en: 'One device signed out' },
  'person.reset_demanded': { th: 'บังคับตั้งรหัสผ่านใหม่', en: 'New password demanded' },
  'person.reset_mailed': { th: 'ส่งลิงก์ตั้งรหัสผ่าน', en: 'Password link mailed' },
  'person.second_factor_removed': { th: 'ยกเลิกการยืนยันสองขั้นตอน', en: 'Second factor removed' },
  'person.bypass_made': { th: 'สร้างลิงก์เข้าแทน', en: 'Link made to enter for them' },
  'person.root_entered': { th: 'ผู้ดูแลระบบสูงสุดเข้าเว็บไซต์', en: 'Root entered the site' },
  'person.removed': { th: 'นำออกจากเว็บไซต์', en: 'Removed from the site' },
  'person.erased': { th: 'ลบบัญชีตามคำขอของเจ้าของ', en: 'Account erased at its owner’s wish' },
  'person.data_exported': { th: 'ดาวน์โหลดข้อมูลของตนเอง', en: 'Own data downloaded' },
  'invitation.created': { th: 'ส่งคำเชิญ', en: 'Invited' },
  'invitation.revoked': { th: 'ยกเลิกคำเชิญ', en: 'Invitation withdrawn' },
  'invitation.accepted': { th: 'ตอบรับคำเชิญ', en: 'Invitation accepted' },
  'site.changed': { th: 'แก้ไขการตั้งค่าเว็บไซต์', en: 'Settings of the site changed' },
  'site.created': { th: 'สร้างเว็บไซต์', en: 'Site made' },
  'site.hosts_changed': { th: 'เปลี่ยนชื่อโฮสต์', en: 'Host names changed' },
  'site.suspended': { th: 'ระงับเว็บไซต์', en: 'Site suspended' },
  'site.resumed': { th: 'เปิดเว็บไซต์อีกครั้ง', en: 'Site resumed' },
  'routes.permissions_changed': { th: 'เปลี่ยนสิทธิ์ของหน้า', en: 'Access of pages changed' },
  ok: { th: 'เข้าสู่ระบบสำเร็จ', en: 'Signed in' },
  wrong_password: { th: 'รหัสผ่านไม่ถูกต้อง', en: 'Wrong password' },
  unknown: { th: 'ไม่มีบัญชีนี้', en: 'No such account' },
  locked: { th: 'บัญชีถูกล็อกชั่วคราว', en: 'Account locked for a while' },
  role_refused: { th: 'ไม่มีสิทธิ์เข้าเว็บไซต์นี้', en: 'Not on this site' },
  unconfirmed: { th: 'ยังไม่ได้ยืนยันอีเมล', en: 'Address not confirmed' },
  second_factor_asked: { th: 'รหัสผ่านถูกต้อง รอรหัสยืนยัน', en: 'Password right, code asked' },
  wrong_code: { th: 'รหัสยืนยันไม่ถูกต้อง', en: 'Wrong code' },
};

/** The ways in, under their own names. */
export const viaTexts: Record<string, Text> = {
  password: { th: 'รหัสผ่าน', en: 'password' },
  oidc: { th: 'ผู้ให้บริการภายนอก', en: 'outside provider' },
  ldap: { th: 'บัญชีองค์กร', en: 'organisation' },
  bypass: { th: 'ลิงก์เข้าแทน', en: 'link to enter for them' },
  switch: { th: 'จากเว็บไซต์อื่น', en: 'from another site' },
  second_factor: { th: 'ยืนยันสองขั้นตอน', en: 'second factor' },
};
