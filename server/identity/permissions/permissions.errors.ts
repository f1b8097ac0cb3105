import type { OverrideFault } from '../../../engine/access/route/checkOverride.ts';
import { defineError } from '../../../schemas/index.ts';

export const overridesInvalid = defineError('overrides_invalid', 400, {
  th: 'ข้อมูลสิทธิ์ไม่ถูกต้อง: {what}',
  en: 'These permissions are not valid: {what}',
});
export const overridesStale = defineError('overrides_stale', 409, {
  th: 'รายการหน้าของเว็บไซต์เปลี่ยนไปแล้ว กรุณาโหลดใหม่ก่อนบันทึก',
  en: 'The pages of this site have changed since. Please load them again before saving.',
});
export const routeUnknown = defineError('route_unknown', 400, {
  th: 'ไม่มีหน้า {path} ในเว็บไซต์นี้',
  en: 'This site has no page {path}.',
});

export const overrideRefusals = {
  not_yours: defineError('override_not_yours', 403, {
    th: 'คุณกำหนดสิทธิ์ของ {path} ไม่ได้ เพราะคุณเองเปิดหน้านี้ไม่ได้',
    en: 'You may not decide about {path}, as you may not open it yourself.',
  }),
  role_unknown: defineError('override_role', 403, {
    th: 'บทบาทที่ให้กับ {path} ไม่มีอยู่หรือสูงกว่าของคุณ',
    en: 'A role given to {path} does not exist or is above yours.',
  }),
  core_opened: defineError('override_core', 403, {
    th: '{path} เป็นหน้าของระบบ เปิดให้บทบาทอื่นได้โดยผู้ดูแลระบบสูงสุดเท่านั้น',
    en: '{path} belongs to the system; only root may open it to more people.',
  }),
  sign_in_closed: defineError('override_entrance', 403, {
    th: '{path} เป็นทางเข้าของเว็บไซต์ ปิดไม่ได้',
    en: '{path} is a way into the site and cannot be closed.',
  }),
} satisfies Record<OverrideFault, unknown>;

export function overrideRefused(fault: OverrideFault, path: string) {
  return overrideRefusals[fault]({ path });
}
