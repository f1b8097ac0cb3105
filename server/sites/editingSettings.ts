import { type EditingLevel, type EditingSettings, editingLevels, type Site } from '../../schemas/index.ts';

export function readEditingSettings({ settings }: Pick<Site, 'settings'>): EditingSettings {
  return (settings?.editing ?? {}) as EditingSettings; // checked by the schema of the site's settings
}

/** The roles to which a site gives the builder by its settings. */
export function listGivenEditors(site: Pick<Site, 'settings'>): string[] {
  const { roles = {}, pages = [] } = readEditingSettings(site);
  const given = [...Object.entries(roles), ...pages.map(({ role, level }) => [role, level] as const)];
  return [...new Set(given.flatMap(([role, level]) => (isLevel(level, 'content') ? [role] : [])))];
}

/** Whether a level includes another. */
export function isLevel(level: EditingLevel, needed: EditingLevel): boolean {
  return editingLevels.indexOf(level) >= editingLevels.indexOf(needed);
}
