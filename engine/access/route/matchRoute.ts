import type { RouteDefinition } from '../../../schemas/index.ts';

/** A route of the site's table: the plugin's route with the plugin's name and the effective roles. */
export interface TableRoute extends RouteDefinition {
  plugin: string;
}

export interface RouteMatch {
  route: TableRoute;
  params: Record<string, string>;
}

export interface RouteTable {
  routes: TableRoute[];
  match(path: string): RouteMatch | undefined;
}

interface Node {
  fixed: Map<string, Node>;
  param?: { name: string; node: Node };
  route?: TableRoute;
}

/** Builds a table in which literal segments win over parameters (`/order/create` before `/order/:id`). */
export function createRouteTable(routes: TableRoute[]): RouteTable {
  const root: Node = { fixed: new Map() };
  for (const route of routes)
    for (const segments of expandOptional(splitPath(route.path))) addRoute(root, segments, route);
  return {
    routes,
    match: (path) => {
      const found = findRoute(root, splitPath(path), 0);
      if (!found) return undefined;
      const params: Record<string, string> = {};
      const names = splitPath(found.route.path);
      found.values.forEach(({ index, value }) => {
        const name = names[index]?.replace(/^:|\?$/g, '');
        if (name) params[name] = value;
      });
      return { route: found.route, params };
    },
  };
}

export function splitPath(path: string): string[] {
  return path.split('/').filter(Boolean);
}

/** `/a/:b?` matches `/a` and `/a/:b`. */
function expandOptional(segments: string[]): string[][] {
  const last = segments.at(-1);
  if (!last?.endsWith('?')) return [segments];
  const shorter = segments.slice(0, -1);
  return [[...shorter, last.slice(0, -1)], ...expandOptional(shorter)];
}

function addRoute(root: Node, segments: string[], route: TableRoute): void {
  let node = root;
  for (const segment of segments) {
    if (segment.startsWith(':')) {
      node.param ??= { name: segment.slice(1), node: { fixed: new Map() } };
      node = node.param.node;
    } else {
      const next = node.fixed.get(segment) ?? { fixed: new Map() };
      node.fixed.set(segment, next);
      node = next;
    }
  }
  node.route ??= route;
}

interface Found {
  route: TableRoute;
  values: { index: number; value: string }[];
}

function findRoute(node: Node, segments: string[], index: number): Found | undefined {
  const segment = segments[index];
  if (segment === undefined) return node.route ? { route: node.route, values: [] } : undefined;
  const fixed = node.fixed.get(segment);
  const throughFixed = fixed && findRoute(fixed, segments, index + 1);
  if (throughFixed) return throughFixed;
  const throughParam = node.param && findRoute(node.param.node, segments, index + 1);
  if (!throughParam) return undefined;
  const value = decodeSegment(segment);
  if (value === undefined) return undefined;
  return { route: throughParam.route, values: [{ index, value }, ...throughParam.values] };
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
