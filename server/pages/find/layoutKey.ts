import type { TableRoute } from '../../../engine/access/route/matchRoute.ts';

/**
 * The key of a route's layout; a name without a plugin belongs to the route's plugin. Parameters are written as
 * `:name`.
 */
export function layoutTemplate({ layout, plugin }: Pick<TableRoute, 'layout' | 'plugin'>): string | undefined {
  if (!layout) return undefined;
  return layout.includes('/') ? layout : `${plugin}/${layout}`;
}

/** The parameters for which a route shows the layout with this key; undefined when it never does. */
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
