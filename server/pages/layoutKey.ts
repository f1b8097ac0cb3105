import type { TableRoute } from '../../engine/route/matchRoute.ts';

/** The key of the layout that a route shows; a name without a plugin belongs to the route's own. Parameters stand as `:name`. */
export function layoutTemplate({ layout, plugin }: Pick<TableRoute, 'layout' | 'plugin'>): string | undefined {
  if (!layout) return undefined;
  return layout.includes('/') ? layout : `${plugin}/${layout}`;
}

/** The parameters under which a route shows the layout of this key; undefined when it never does. */
export function matchLayoutKey(
  route: Pick<TableRoute, 'layout' | 'plugin'>,
  key: string,
): Record<string, string> | undefined {
  const parts = layoutTemplate(route)?.split('/');
  const asked = key.split('/');
  if (parts?.length !== asked.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of parts.entries()) {
    if (part.startsWith(':')) params[part.slice(1)] = asked[at] ?? '';
    else if (part !== asked[at]) return undefined;
  }
  return params;
}
