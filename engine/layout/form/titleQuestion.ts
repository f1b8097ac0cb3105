import { type Language, readText } from '../../../schemas/index.ts';
import type { PlacedField } from './listFields.ts';

/** What a field was called: in a repeated row after the copy that it stands in, `ผู้เข้าอบรม 2 · ชื่อ`. Empty for one without a label. */
export function titleQuestion({ object, copies }: PlacedField, language: Language): string {
  const label = typeof object.label === 'string' ? object.label.trim() : ''; // prepared: one language
  if (label === '') return '';
  const above = copies.map(({ row, place }) => `${readText(row.copyTitle, language)} ${place + 1}`.trim());
  return [...above, label].join(' · ');
}
