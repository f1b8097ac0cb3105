import type { Text } from '../../../schemas/index.ts';
import {
  requireAdministrator,
  requireDesigner,
  requireEditor,
  requireOwner,
  requirePerson,
  requireRoot,
  requireSetter,
  requireStaff,
} from '../../sites/guards.ts';
import type { Visit } from '../../sites/visit.ts';

interface Guard {
  title: Text;
  /** Refuses visitors who may not make the call. */
  check: (visit: Visit) => void;
  /** Whether a signed-in person may still be refused. */
  selects: boolean;
}

/** Who may make a call. Access to individual records is decided by the rules of each collection. */
export const guards = {
  anyone: {
    title: { th: 'ทุกคน ไม่ต้องเข้าสู่ระบบ', en: 'Anyone, signed in or not' },
    check: () => undefined,
    selects: false,
  },
  person: { title: { th: 'ผู้ที่เข้าสู่ระบบ', en: 'Anyone who is signed in' }, check: requirePerson, selects: false },
  owner: {
    title: { th: 'เจ้าของบัญชีเอง', en: 'The owner of the account, not someone who was let in for them' },
    check: requireOwner,
    selects: true,
  },
  staff: {
    title: { th: 'ผู้ที่ทำงานในเว็บไซต์', en: 'Staff: administrators and job roles' },
    check: requireStaff,
    selects: true,
  },
  editor: {
    title: { th: 'ผู้แก้ไขหน้าเว็บ (manager ขึ้นไป)', en: 'Editors of pages (manager and above)' },
    check: requireEditor,
    selects: true,
  },
  administrator: {
    title: { th: 'ผู้ดูแลผู้ใช้ของเว็บไซต์', en: 'Those who look after the people of the site' },
    check: requireAdministrator,
    selects: true,
  },
  setter: {
    title: { th: 'ผู้ดูแลเว็บไซต์ (admin ขึ้นไป)', en: 'Administrators of the site (admin and above)' },
    check: requireSetter,
    selects: true,
  },
  designer: {
    title: { th: 'root และ superadmin', en: 'Root and superadmin' },
    check: requireDesigner,
    selects: true,
  },
  root: { title: { th: 'root เท่านั้น', en: 'Root alone' }, check: requireRoot, selects: true },
} satisfies Record<string, Guard>;

export type Who = keyof typeof guards;
