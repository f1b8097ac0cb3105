/** A path with its parameters filled in; undefined when one is missing. Optional ones are left out. */
export function fillPath(path: string, params: Record<string, string>): string | undefined {
  const parts: string[] = [];
  for (const part of path.split('/').slice(1)) {
    if (!part.startsWith(':')) parts.push(part);
    else {
      const value = params[part.slice(1).replace(/\?$/, '')];
      if (value !== undefined) parts.push(encodeURIComponent(value));
      else if (!part.endsWith('?')) return undefined;
    }
  }
  return `/${parts.join('/')}`;
}
