import { isJsonObject, type Json, languageTitles, type Text, type WidgetDefinition } from '../../../schemas/index.ts';
import type { MergeConflict } from './mergeLayouts.ts';

/** A conflict in words. */
export interface ToldConflict {
  id: string;
  kind: MergeConflict['kind'];
  /** The widget, row or column. */
  what: Text;
  property: Text | null;
  ours: string | null;
  theirs: string | null;
}

const kinds: Record<MergeConflict['part']['kind'], Text> = {
  layout: { th: 'หน้า', en: 'Page' },
  row: { th: 'แถว', en: 'Row' },
  column: { th: 'คอลัมน์', en: 'Column' },
  object: { th: 'วัตถุ', en: 'Object' },
};

export function tellConflict(
  { id, kind, part, data, path, ours, theirs }: MergeConflict,
  findDefinition: (type: string) => WidgetDefinition | undefined,
): ToldConflict {
  const type = isJsonObject(data) && typeof data.type === 'string' ? data.type : '';
  const definition = part.kind === 'object' ? findDefinition(type) : undefined;
  const [first, ...rest] = path ?? [];
  const schema = first === undefined ? undefined : definition?.props.properties[first];
  const title = schema?.['x-title'] ?? (first === undefined ? undefined : { th: first, en: first });
  const last = rest.at(-1);
  const inLanguage = last === 'th' || last === 'en' ? languageTitles[last] : undefined;
  const more = (inLanguage ? rest.slice(0, -1) : rest).join('.');
  const language = isText(ours) && isText(theirs) && ours.th === theirs.th ? 'en' : 'th';
  return {
    id,
    kind,
    what: definition?.title ?? kinds[part.kind],
    property: title ? { th: join(title.th, more, inLanguage?.th), en: join(title.en, more, inLanguage?.en) } : null,
    ours: kind === 'value' ? writeShort(ours, language) : null,
    theirs: kind === 'value' ? writeShort(theirs, language) : null,
  };
}

function join(title: string, more: string, language: string | undefined): string {
  const inside = [more, language].filter(Boolean).join(', ');
  return inside === '' ? title : `${title} (${inside})`;
}

const longest = 160;

/** Of a text in two languages the one in which the sides differ. */
function writeShort(value: Json | undefined, language: 'th' | 'en'): string {
  const text = isText(value) ? value[language] : value;
  const written = typeof text === 'string' ? text.replace(/<[^>]*>/g, ' ').trim() : JSON.stringify(text);
  if (written === undefined || written === '') return '–';
  return written.length > longest ? `${written.slice(0, longest - 1)}…` : written;
}

function isText(value: Json | undefined): value is { th: string; en: string } {
  return isJsonObject(value) && typeof value.th === 'string' && typeof value.en === 'string';
}
