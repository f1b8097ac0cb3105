import { notAllowed } from '../../../engine/record/recordErrors.ts';
import type { EditingLevel } from '../../../schemas/index.ts';
import { isLevel, readEditingSettings } from '../../sites/editingSettings.ts';
import { editorRoles } from '../../sites/guards.ts';
import type { Session, Visit } from '../../sites/visit.ts';
import { isTrashKey } from '../layouts/trashKey.ts';

/** Where a site says nothing, whoever may edit may publish. */
const usual: EditingLevel = 'publish';
const always = ['root', 'admin'];

/** What somebody who may edit pages may do with one of them: what the site says of the page, else of their role. */
export function readEditingLevel(
  { site, session }: { site: Visit['site']; session: Pick<Session, 'role' | 'own'> | null },
  key: string,
): EditingLevel {
  // What was deleted has to be brought back first, by somebody who may edit what it was.
  if (!session || isTrashKey(key)) return 'none';
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

/** Whether somebody may see what of a page is not published: its draft, the title of it, and that there is one. */
export function maySeeDraft(visit: Pick<Visit, 'site' | 'session'>, key: string): boolean {
  return editorRoles.includes(visit.session?.role ?? '') && readEditingLevel(visit, key) !== 'none';
}
