import type { ErrorDetail } from '../../../schemas/index.ts';
import { defineError } from '../../../schemas/index.ts';

const invalid = defineError('role_invalid', 400, {
  th: 'บทบาทไม่ถูกต้อง: {th}',
  en: 'This role is not valid: {en}',
});

/** A refusal with every fault of a role. */
export const roleInvalid = Object.assign(
  (details: readonly ErrorDetail[]) => {
    const [first] = details;
    const say = (language: 'th' | 'en') =>
      [first?.path, first?.text?.[language] ?? first?.message].filter(Boolean).join(': ');
    return invalid({ th: say('th'), en: say('en') }, details);
  },
  { definition: invalid.definition },
);
export const roleUnknown = defineError('role_unknown', 404, {
  th: 'ไม่มีบทบาท {role} ในเว็บไซต์นี้',
  en: 'This site has no role {role}.',
});
export const roleTaken = defineError('role_taken', 409, {
  th: 'มีบทบาท {role} อยู่แล้ว',
  en: 'There is a role {role} already.',
});
export const roleExceeds = defineError('role_exceeds', 403, {
  th: 'บทบาท {role} ทำได้มากกว่าที่คุณทำได้: {what}',
  en: 'The role {role} may do more than you may: {what}',
});
export const roleYours = defineError('role_yours', 403, {
  th: 'แก้ไขบทบาทของตัวเองไม่ได้',
  en: 'You cannot change the role that you have yourself.',
});
export const roleShipped = defineError('role_shipped', 409, {
  th: 'บทบาท {role} เป็นของโมดูล {plugin} แก้ไขที่นี่ไม่ได้',
  en: 'The role {role} belongs to the plugin {plugin} and cannot be changed here.',
});
export const roleBaseFixed = defineError('role_base_fixed', 409, {
  th: 'เปลี่ยนบทบาทตั้งต้นไม่ได้ กรุณาสร้างบทบาทใหม่',
  en: 'The role that it stands on cannot change. Please make a new role.',
});
export const tooManyRoles = defineError('too_many_roles', 409, {
  th: 'เว็บไซต์หนึ่งมีบทบาทของตัวเองได้ไม่เกิน {most} บทบาท',
  en: 'A site may have at most {most} roles of its own.',
});
