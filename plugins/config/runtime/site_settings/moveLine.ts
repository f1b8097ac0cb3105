import type { MenuItem } from 'sala/schemas';

/** Lines with the one at a place moved by so many places; beyond the ends nothing moves. */
export function moveLine(lines: MenuItem[], from: number, to: number): MenuItem[] {
  const moved = lines[from];
  if (!moved || to < 0 || to >= lines.length) return lines;
  return lines.toSpliced(from, 1).toSpliced(to, 0, moved);
}
