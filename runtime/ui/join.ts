/** Joins class names, skipping empty ones. */
export function join(...names: (string | undefined | false)[]): string {
  return names.filter(Boolean).join(' ');
}
