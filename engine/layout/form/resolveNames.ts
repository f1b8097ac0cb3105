import type { Json } from '../../../schemas/index.ts';

/**
 * Resolves `people.*.name` within a scope: the field of the same copy, or from outside the copies, the field of each.
 */
export function resolveNames(pattern: string, scope: string, read: (field: string) => Json | undefined): string[] {
  if (!pattern.includes('.*.')) return [pattern];
  const around = scope.split('.');
  let isSame = true;
  const keys = pattern.split('.').map((key, index) => {
    const own = around[index];
    isSame &&= own !== undefined && own !== '' && (key === '*' || key === own);
    return key === '*' && isSame ? (own ?? key) : key;
  });
  return spread(keys.join('.'), read);
}

function spread(pattern: string, read: (field: string) => Json | undefined): string[] {
  const star = pattern.indexOf('.*.');
  if (star < 0) return [pattern];
  const group = pattern.slice(0, star);
  const ids = read(group);
  if (!Array.isArray(ids)) return [];
  return ids.flatMap((id) => spread(`${group}.${String(id)}.${pattern.slice(star + 3)}`, read));
}
