import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../schemas/json.ts';
import { suggestName } from '../../content/nearestName.ts';
import { fault } from '../terms/collection.errors.ts';

/**
 * What a chosen record fills in (`x-fill`), what a field says more about (`x-qualifies`) and what it follows (`x-slug-of`) are fields
 * beside it: of the record, or of the same line.
 */
export function checkFills(properties: JsonObject, place = 'properties'): ErrorDetail[] {
  const names = new Set(Object.keys(properties));
  return Object.entries(properties).flatMap(([name, field]) => {
    if (!isJsonObject(field)) return [];
    const at = `${place}.${name}`;
    const inner = isJsonObject(field.items) ? field.items.properties : undefined;
    return [
      ...checkTargets(field, names, at),
      ...checkNamed('x-qualifies', field, { names, at }),
      ...checkNamed('x-slug-of', field, { names, at }),
      ...(isJsonObject(inner) ? checkFills(inner, `${at}.items.properties`) : []),
    ];
  });
}

function checkTargets(field: JsonObject, names: ReadonlySet<string>, place: string): ErrorDetail[] {
  const fill: Json | undefined = field['x-fill'];
  if (!isJsonObject(fill)) return [];
  if (field['x-ref'] === undefined)
    return [fault(`${place}.x-fill`, { th: 'ใช้คู่กับ x-ref เท่านั้น', en: 'is for fields with x-ref only' })];
  return Object.keys(fill)
    .filter((target) => !names.has(target.split('.')[0] ?? ''))
    .map((target) => noField(`${place}.x-fill`, target, names));
}

function checkNamed(
  keyword: 'x-qualifies' | 'x-slug-of',
  field: JsonObject,
  { names, at }: { names: ReadonlySet<string>; at: string },
): ErrorDetail[] {
  const other = field[keyword];
  return typeof other !== 'string' || names.has(other) ? [] : [noField(`${at}.${keyword}`, other, names)];
}

function noField(place: string, name: string, names: ReadonlySet<string>): ErrorDetail {
  const { th, en } = suggestName(name, names);
  return fault(place, { th: `ไม่มีฟิลด์ ${name}${th}`, en: `there is no field "${name}"${en}` });
}
