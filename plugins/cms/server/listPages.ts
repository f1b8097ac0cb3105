import { corePaths, popupPrefix } from 'sala/schemas';
import type { SourceContext } from 'sala/server';

const editors = ['root', 'superadmin', 'admin', 'manager'];

export function isEditor(role: string): boolean {
  return editors.includes(role);
}

/** The pages, or with the kind `popup` the popups, that were made on this site, for those who may edit them. */
export async function listPages({
  person,
  listLayouts,
  params,
}: Pick<SourceContext, 'person' | 'listLayouts' | 'params'>) {
  if (!isEditor(person.role)) return [];
  const prefix = params.kind === 'popup' ? popupPrefix : 'page/';
  const layouts = await listLayouts();
  return layouts
    .filter(({ key }) => key.startsWith(prefix))
    .map(({ key, title, publishedVersion, version, updated_at, may }) => {
      const slug = key.slice(prefix.length);
      return {
        key,
        slug,
        title: title ?? slug,
        path: pathOf(prefix, slug),
        published: publishedVersion !== null,
        changed: publishedVersion !== null && version > publishedVersion,
        updated_at,
        may,
      };
    });
}

function pathOf(prefix: string, slug: string): string {
  if (prefix === popupPrefix) return `${corePaths.popup}/${encodeURIComponent(slug)}`;
  return slug === 'home' ? '/' : `${corePaths.page}/${encodeURIComponent(slug)}`;
}

/** One page, named by its slug or its key, with the versions that were published; null when there is none. */
export async function readPageDetail({ person, listLayouts, ask, params }: SourceContext) {
  const id = String(params.id ?? '');
  const pages = await listPages({ person, listLayouts, params: {} });
  const page = pages.find(({ key, slug }) => key === id || slug === id);
  if (!page) return { page: null };
  const versions = await ask('listLayoutVersions', { key: page.key, limit: 20 });
  return { page, taken: pages.map(({ slug }) => slug), versions };
}

/** Those that were deleted and can be brought back. */
export async function listTrashedPages({ person, ask }: SourceContext) {
  return isEditor(person.role) ? ask('listTrashedPages') : { data: [] };
}
