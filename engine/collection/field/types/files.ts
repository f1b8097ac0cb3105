import { isJsonObject, type Json } from '../../../../schemas/json.ts';
import type { Text } from '../../../../schemas/text.ts';
import { isFileId, readFileId } from '../../../content/fileName.ts';
import type { FieldSettings, FieldTypeDefinition } from './fieldType.ts';

const mostItems = 100;

/** The files of a field, in their order. They belong to the record: whoever may read the field may read them, and nobody else. */
export const file: FieldTypeDefinition = listFiles({ th: 'ไฟล์', en: 'Files' });

/** Pictures, each with a description for people who do not see it. */
export const image: FieldTypeDefinition = listFiles({ th: 'รูปภาพ', en: 'Pictures' });

function listFiles(title: Text): FieldTypeDefinition {
  return {
    title,
    written: { th: `แนบ${title.th}ด้วยปุ่มแนบ`, en: 'must be attached with the button' },
    settings: {
      items: (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= mostItems,
      megabytes: (value) => typeof value === 'number' && value > 0 && value <= 512,
      extensions: (value) =>
        Array.isArray(value) && value.length > 0 && value.every((ending) => /^[a-z0-9]{1,10}$/.test(String(ending))),
    },
    schema: (settings) => ({
      type: 'array',
      maxItems: itemsOf(settings),
      items: {
        type: 'object',
        required: ['file'],
        additionalProperties: false,
        properties: {
          file: { type: 'string', maxLength: 80, 'x-title': { th: 'รหัสไฟล์', en: 'File id' } },
          name: { type: 'string', maxLength: 200, 'x-title': { th: 'ชื่อไฟล์', en: 'File name' } },
          alt: { type: 'string', maxLength: 500, 'x-title': { th: 'คำอธิบายรูป', en: 'Description' } },
        },
      },
    }),
    shape: (value) => {
      if (typeof value === 'string') return [readItem(value)];
      return Array.isArray(value) ? value.map(readItem) : value;
    },
    check: checkIds,
    show: (value) => (Array.isArray(value) ? value.map(nameOf).join(', ') : ''),
    // A file belongs to one record, so no other gets it by import.
    read: () => null,
    filter: {
      kind: 'text',
      where: (field, { text }) =>
        text.trim() === ''
          ? undefined
          : { $or: ['name', 'alt'].map((part) => ({ [`${field}.${part}`]: { $search: text } })) },
    },
  };
}

function checkIds(value: Json): Text | undefined {
  if (!Array.isArray(value)) return undefined;
  const ids = value.map((item) => (isJsonObject(item) ? item.file : undefined));
  if (ids.some((id) => typeof id === 'string' && !isFileId(id)))
    return { th: 'มีรหัสที่ไม่ใช่ไฟล์ของเว็บไซต์นี้', en: 'names something that is no file of this site' };
  return new Set(ids).size < ids.length ? { th: 'มีไฟล์ซ้ำกัน', en: 'holds a file twice' } : undefined;
}

function itemsOf({ items }: FieldSettings): number {
  return typeof items === 'number' ? items : 10;
}

/** A file by its id, by its URL, as it is stored, or as the widget `upload` answers. */
function readItem(item: Json): Json {
  if (typeof item === 'string') return { file: readFileId(item) ?? item };
  if (!isJsonObject(item) || typeof item.outputLink !== 'string') return item;
  return { file: readFileId(item.outputLink) ?? item.outputLink, name: item.name ?? '' };
}

function nameOf(item: Json): string {
  if (!isJsonObject(item)) return '';
  return String(item.alt || item.name || item.file || '');
}
