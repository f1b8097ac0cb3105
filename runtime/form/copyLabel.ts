import { type Language, type Row, readText } from '../../schemas/index.ts';

/** The label of one copy of a row: `ผู้เข้าอบรม 2`, or its number where the row has no label. */
export function copyLabel(row: Row, options: { place: number; language: Language; unnamed: string }): string {
  const title = readText(row.copyTitle, options.language);
  return title ? `${title} ${options.place + 1}` : options.unnamed;
}
