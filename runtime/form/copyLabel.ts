import { type Language, type Row, readText } from '../../schemas/index.ts';

/** What one copy of a row is called: `ผู้เข้าอบรม 2`, or by its number where the row has no word for it. */
export function copyLabel(row: Row, options: { place: number; language: Language; unnamed: string }): string {
  const title = readText(row.copyTitle, options.language);
  return title ? `${title} ${options.place + 1}` : options.unnamed;
}
