import type { Json, JsonObject } from 'sala/schemas';
import type { RecordField } from '../../shared/recordAnswer.ts';

export interface ShownSection {
  title: string;
  fields: RecordField[];
}

const shortSection = 2;

/** Two sections of few values each share a line, where one follows the other. */
export function pairShort<Section extends Pick<ShownSection, 'fields'>>(
  sections: readonly Section[],
  record: JsonObject,
): { section: Section; isHalf: boolean }[] {
  const isShort = (section: Section | undefined) =>
    section !== undefined &&
    section.fields.length <= shortSection &&
    section.fields.every(({ field, lines }) => !lines && !isLong(record[field]));
  let isSecond = false;
  return sections.map((section, at) => {
    const isHalf = isShort(section) && (isSecond || isShort(sections[at + 1]));
    isSecond = isHalf && !isSecond;
    return { section, isHalf };
  });
}

const longText = 60;

/** What needs the whole line. */
export function isLong(value: Json | undefined): boolean {
  return typeof value === 'string' && (value.length > longText || value.includes('\n'));
}
