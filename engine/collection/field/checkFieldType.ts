import { isJsonObject, type Json, type JsonObject } from '../../../schemas/json.ts';
import type { Text } from '../../../schemas/text.ts';
import { suggestName } from '../../content/nearestName.ts';
import { fieldTypes } from './fieldTypes.ts';
import { findType } from './findType.ts';

/** Everything that is wrong with the `x-type` of a field, with the nearest name that there is. */
export function checkFieldType(field: JsonObject): Text[] {
  const named: Json = field['x-type'] ?? null;
  const used = findType(named);
  if (!used) return [describeUnknown(isJsonObject(named) ? (named.name ?? '') : named)];
  const { type, name, settings } = used;
  const faults = Object.entries(settings).flatMap(([setting, value]): Text[] => {
    const test = Object.hasOwn(type.settings, setting) ? type.settings[setting] : undefined;
    if (!test) return [describeSetting(name, setting, Object.keys(type.settings))];
    return test(value) ? [] : [{ th: `ค่าของ ${setting} ไม่ถูกต้อง`, en: `the value of ${setting} is not valid` }];
  });
  const stored = faults.length === 0 ? type.schema(settings).type : undefined;
  const declared = [field.type ?? []].flat().filter((each) => each !== 'null');
  if (stored !== undefined && declared.some((each) => each !== stored))
    faults.push({ th: `x-type ${name} เก็บเป็น ${stored}`, en: `x-type ${name} is stored as ${stored}` });
  return faults;
}

function describeUnknown(name: Json): Text {
  const { th, en } = suggestName(String(name), Object.keys(fieldTypes));
  return { th: `ไม่มีชนิดฟิลด์ ${name}${th}`, en: `there is no field type "${name}"${en}` };
}

function describeSetting(name: string, setting: string, known: string[]): Text {
  const { th, en } = suggestName(setting, known);
  return { th: `${name} ไม่มีการตั้งค่า ${setting}${th}`, en: `${name} has no setting "${setting}"${en}` };
}
