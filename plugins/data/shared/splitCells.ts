/** Rows of cells between separators; quoted cells may contain separators, line breaks and doubled quotes. */
export function splitCells(text: string, separator: '\t' | ','): string[][] {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\n]*))(${separator}|\\r?\\n|$)`, 'y');
  const lines: string[][] = [[]];
  while (cell.lastIndex < text.length) {
    const [, quoted, plain = '', end = ''] = cell.exec(text) ?? [];
    lines.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end.endsWith('\n')) lines.push([]);
    if (end === separator && cell.lastIndex >= text.length) lines.at(-1)?.push('');
    if (end === '') break;
  }
  return lines;
}
