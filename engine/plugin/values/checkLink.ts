import { nearestName } from '../../content/nearestName.ts';
import { kinds } from '../../content/unknownName.ts';
import type { KnownNames } from '../names/collectNames.ts';
import { checkName, type PluginFault } from '../names/pluginFault.ts';

/**
 * A fault when a path is written like that of a module and begins otherwise: `/libray/books`. A path that begins like none may
 * lead to a page of the site.
 */
export function checkLink(
  link: unknown,
  names: Pick<KnownNames, 'of'>,
  place: { file: string; path: string },
): PluginFault[] {
  if (typeof link !== 'string' || !link.startsWith('/')) return [];
  const routes = [...names.of('route')];
  const path = link.replace(/[?#].*$/, '').replace(/\{\{.*?\}\}|\{.*?\}/g, ':id');
  const begins = new Set(routes.map(firstOf));
  if (begins.has(firstOf(path)) || nearestName(firstOf(path), begins) === undefined) return [];
  return nearestName(path, routes) === undefined ? [] : checkName(path, routes, { ...place, kind: kinds.route });
}

function firstOf(path: string): string {
  return path.split('/')[1] ?? '';
}
