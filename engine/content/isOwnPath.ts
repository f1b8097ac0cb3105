const own = 'http://own';

/** Whether a URL is a path of this site, as browsers parse it. */
export function isOwnPath(path: string): boolean {
  if (!path.startsWith('/') || path.length > 2000) return false;
  // Browsers read a backslash as a slash and drop tabs and line breaks.
  if (/[\\\s]/.test(path)) return false;
  const target = URL.parse(path, own);
  // `/.//elsewhere` stays here when it is followed, but its path alone would be read as a host name.
  return target?.origin === own && !target.pathname.startsWith('//');
}
