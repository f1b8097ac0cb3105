import { type Text, words } from 'sala/schemas';
import * as configWords from '../../shared/configWords.ts';

export const formTexts = {
  people: configWords.people,
  edit: configWords.editPerson,
  editTitle: configWords.editName,
  addTitle: { th: 'เพิ่มหรือเชิญผู้ใช้', en: 'Add or invite someone' },
  missing: { th: 'ไม่พบผู้ใช้นี้ในเว็บไซต์', en: 'There is no such person here.' },
  elsewhere: {
    th: 'บัญชีนี้เป็นของเว็บไซต์อื่น แก้ไขได้จากเว็บไซต์นั้นหรือโดยเจ้าของเท่านั้น',
    en: 'This account belongs to another site; only that site or its owner may change it.',
  },
  above: { th: 'บทบาทของคนนี้สูงกว่าของคุณ', en: 'Their role is above yours.' },
  details: { th: 'ข้อมูล', en: 'Details' },
  email: words.email,
  emailHelp: {
    th: 'เปลี่ยนแล้วต้องยืนยันใหม่ และใช้เป็นชื่อผู้ใช้หากเดิมใช้อีเมลเข้าระบบ',
    en: 'A new address must be confirmed again, and is their user name if the old one was.',
  },
  role: words.role,
  roleHelp: { th: 'สิทธิ์ใหม่มีผลทันที', en: 'New rights hold at once.' },
  ownRole: { th: 'เปลี่ยนบทบาทของตัวเองไม่ได้', en: 'You cannot change your own role.' },
  save: words.save,
  saved: words.saved,
  added: { th: 'เพิ่มเรียบร้อยแล้ว', en: 'Added' },
  cancel: words.cancel,
  how: { th: 'วิธีเพิ่ม', en: 'How' },
  invite: { th: 'เชิญทางอีเมล', en: 'Invite by mail' },
  inviteHelp: {
    th: 'ได้รับลิงก์ที่ใช้ได้ 7 วัน แล้วกรอกข้อมูลและตั้งรหัสผ่านเอง',
    en: 'They get a link for 7 days and fill in their own details and password.',
  },
  link: { th: 'สร้างบัญชีและส่งลิงก์', en: 'Make the account, mail a link' },
  linkHelp: {
    th: 'คุณกรอกข้อมูล เจ้าของตั้งรหัสผ่านจากลิงก์ในอีเมล',
    en: 'You fill in the details; they set the password by the mailed link.',
  },
  password: { th: 'สร้างบัญชีพร้อมรหัสผ่านแรก', en: 'Make the account with a first password' },
  passwordHelp: {
    th: 'สำหรับคนที่อยู่ตรงหน้า รหัสผ่านนี้ใช้เข้าได้ครั้งเดียวแล้วต้องตั้งใหม่',
    en: 'For someone beside you. The password lets them in once, then they set their own.',
  },
  firstPassword: { th: 'รหัสผ่านแรก', en: 'First password' },
  firstPasswordHelp: { th: 'อย่างน้อย 8 ตัวอักษร', en: 'At least 8 characters' },
  sendInvitation: { th: 'ส่งคำเชิญ', en: 'Send the invitation' },
  create: { th: 'สร้างบัญชี', en: 'Make the account' },
} satisfies Record<string, Text>;
