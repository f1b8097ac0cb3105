/** Whether a path is one of a route, such as `/product/:id` or `/search/:page?`. */
export function matchesRoute(path: string, route: string): boolean {
  const [given, parts] = [path.split('/'), route.split('/')];
  if (given.length > parts.length) return false;
  return parts.every((part, at) => {
    const own = given[at];
    if (own === undefined) return part.endsWith('?');
    return part.startsWith(':') ? own !== '' : part === own;
  });
}
