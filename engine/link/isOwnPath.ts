/** Whether an address is a path of this very site, whatever a browser makes of it. */
export function isOwnPath(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//') || path.length > 2000) return false;
  // A browser reads a backslash as a slash and drops tabs and line ends.
  return !/[\\\s]/.test(path) && URL.parse(path, 'http://own')?.origin === 'http://own';
}
