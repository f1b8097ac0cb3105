import { notAllowed } from '../../../engine/record/recordErrors.ts';
import type { EditingLevel } from '../../../schemas/index.ts';
import { isLevel, readEditingSettings } from '../../sites/editingSettings.ts';
import type { Session, Visit } from '../../sites/visit.ts';

/** Where a site says nothing, whoever may edit may publish. */
const usual: EditingLevel = 'publish';
const always = ['root', 'admin'];

/** What somebody who may edit pages may do with one of them: what the site says of the page, else of their role. */
export function readEditingLevel(
  { site, session }: { site: Visit['site']; session: Pick<Session, 'role' | 'own'> | null },
  key: string,
): EditingLevel {
  if (!session) return 'none';
  const { role, own } = session;
  const { roles, pages = [] } = readEditingSettings(site);
  const said = (name: string | undefined) => pages.find((page) => page.key === key && page.role === name)?.level;
  const ofOwn = said(own?.id);
  if (ofOwn) return ofOwn;
  if (always.includes(role)) return usual;
  return said(role) ?? (role === 'manager' || role === 'superadmin' ? roles?.[role] : undefined) ?? usual;
}

/** Refuses whoever may not do this with a page. */
export function requireEditing(visit: Pick<Visit, 'site' | 'session'>, key: string, needed: EditingLevel): void {
  if (!isLevel(readEditingLevel(visit, key), needed)) throw notAllowed();
}
