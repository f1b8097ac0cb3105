import { readFieldType } from '../../../engine/collection/compiled/readFieldType.ts';
import { chooseWidget } from '../../../engine/layout/screen/chooseWidget.ts';
import type { FieldSchema, JsonObject } from '../../../schemas/index.ts';
import type { Catalog } from './catalog.ts';

/** The object without its uid that asks for a field of a collection in a form of visitors; undefined where none can. */
export function askForField(name: string, schema: FieldSchema, catalog: Catalog): JsonObject | undefined {
  const { 'x-secret': secret = false, 'x-readonly': readonly = false, 'x-title': title, 'x-help': help } = schema;
  const chosen = chooseWidget({ name, schema, type: readFieldType(schema), secret, readonly, computed: false });
  const entry = chosen && !ofRecords.has(chosen.type) ? catalog.find(chosen.type) : undefined;
  if (!entry?.definition.field) return undefined;
  const texts = { label: { ...(title ?? { th: name, en: name }) }, ...(help && { help: { ...help } }) };
  return { type: entry.definition.type, name, ...texts, required: true, ...chosen?.properties };
}

/** They fill a record that their reader may write; a form of visitors is none. */
const ofRecords = new Set(['record_upload', 'line_items']);
