import type { SourceContext } from 'sala/server';

const editors = ['root', 'superadmin', 'admin', 'manager'];

export function isEditor(role: string): boolean {
  return editors.includes(role);
}

/** The pages that were made on this site, for those who may edit them. */
export async function listPages({ person, listLayouts }: SourceContext) {
  if (!isEditor(person.role)) return [];
  const layouts = await listLayouts();
  return layouts
    .filter(({ key }) => key.startsWith('page/'))
    .map(({ key, title, publishedVersion, version, updated_at }) => {
      const slug = key.slice('page/'.length);
      return {
        key,
        slug,
        title: title ?? slug,
        path: slug === 'home' ? '/' : `/cms/page/${encodeURIComponent(slug)}`,
        published: publishedVersion !== null,
        changed: publishedVersion !== null && version > publishedVersion,
        updated_at,
      };
    });
}

/** Those that were deleted and can be brought back. */
export async function listTrashedPages({ person, ask }: SourceContext) {
  return isEditor(person.role) ? ask('listTrashedPages') : { data: [] };
}
