/** The address of what a notice leads to; empty where it leads nowhere. */
export function linkTo(path: unknown, origin: string): string {
  return typeof path === 'string' && path !== '' ? `${origin}${path}` : '';
}
