import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync } from 'vite';

/**
 * The style sheets that a module imports, itself or through the files it imports statically, in the order in which they are
 * loaded. Development links them: what the server draws has its styles before, and without, the scripts that import them.
 */
export function findStyles(file: string, seen: Set<string> = new Set()): string[] {
  if (seen.has(file) || !existsSync(file)) return [];
  seen.add(file);
  if (file.endsWith('.css')) return [file];
  if (!/\.tsx?$/.test(file)) return [];
  return listStatic(file).flatMap((name) => findStyles(resolve(dirname(file), name), seen));
}

/** Relative paths of what a module needs to run: types are left out. */
function listStatic(file: string): string[] {
  const { staticImports, staticExports } = parseSync(file, readFileSync(file, 'utf8')).module;
  const imported = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  );
  return [...imported, ...passedOn].filter((name) => name.startsWith('.'));
}
