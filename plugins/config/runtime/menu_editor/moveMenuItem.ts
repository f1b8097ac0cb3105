import type { MenuItem } from 'sala/schemas';

/** The list with one entry moved by an offset; unchanged beyond the ends. */
export function moveMenuItem(lines: MenuItem[], from: number, to: number): MenuItem[] {
  const moved = lines[from];
  if (!moved || to < 0 || to >= lines.length) return lines;
  return lines.toSpliced(from, 1).toSpliced(to, 0, moved);
}
