import { readLength } from './boxStyle.ts';

/** The width of a table over its columns: what each wants where there is room, else more than the least by what it wants. */
export function shareWidth(columns: readonly { least: number; most: number }[], width: number): number[] {
  const least = columns.reduce((all, each) => all + each.least, 0);
  const most = columns.reduce((all, each) => all + each.most, 0);
  if (most <= width) return columns.map((each) => (each.most * width) / (most || 1));
  const part = Math.max(0, width - least) / (most - least || 1);
  return columns.map((each) => each.least + (each.most - each.least) * part);
}

/** The width of a grid over its tracks: `auto` takes what it wants as far as there is room, `1fr` the rest. */
export function fillTracks(tracks: string, wanted: readonly number[], width: number): number[] {
  const kinds = tracks.trim().split(/\s+/);
  const widths = kinds.map((kind) => {
    const length = readLength(kind, 12);
    return length === undefined ? 0 : 'px' in length ? length.px : length.part * width;
  });
  let left = width - widths.reduce((all, each) => all + each, 0);
  const isAuto = (at: number) => !/fr$|^[\d.]/.test(kinds[at] ?? '');
  let open = [...kinds.keys()].filter(isAuto);
  while (open.length > 0 && left > 0.01) {
    const share = left / open.length;
    for (const at of open) {
      const more = Math.min(share, (wanted[at] ?? 0) - (widths[at] ?? 0));
      widths[at] = (widths[at] ?? 0) + more;
      left -= more;
    }
    const still = open.filter((at) => (widths[at] ?? 0) < (wanted[at] ?? 0) - 0.01);
    if (still.length === open.length && share < 0.01) break;
    open = still;
  }
  const parts = kinds.map((kind) => (kind.endsWith('fr') ? Number.parseFloat(kind) : 0));
  const whole = parts.reduce((all, each) => all + each, 0);
  return widths.map((each, at) => (whole > 0 ? each + (Math.max(0, left) * (parts[at] ?? 0)) / whole : each));
}
