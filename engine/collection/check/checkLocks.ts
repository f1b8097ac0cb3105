import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../schemas/json.ts';
import { suggestName } from '../../content/nearestName.ts';
import { fault } from '../terms/collection.errors.ts';

const parts = ['fields', 'lines', 'deletion', 'as'];

interface Known {
  names: ReadonlySet<string>;
  locks: JsonObject;
}

/** Faults of `x-lock`, its states apart: those belong to the machine. */
export function checkLocks(locks: Json | undefined, names: ReadonlySet<string>): ErrorDetail[] {
  if (locks === undefined) return [];
  if (!isJsonObject(locks)) return [fault('x-lock', { th: 'ต้องเป็นออบเจ็กต์', en: 'must be an object' })];
  return Object.entries(locks).flatMap(([state, lock]) => checkStateLock(lock, `x-lock.${state}`, { names, locks }));
}

function checkStateLock(lock: Json, path: string, { names, locks }: Known): ErrorDetail[] {
  if (lock === 'record') return [];
  if (!isJsonObject(lock))
    return [fault(path, { th: 'ต้องเป็น "record" หรือออบเจ็กต์', en: 'must be "record" or an object' })];
  return Object.entries(lock).flatMap(([part, value]) => {
    const place = `${path}.${part}`;
    if (!parts.includes(part)) {
      const asked = suggestName(part, parts);
      return [fault(place, { th: `ไม่รู้จัก${asked.th}`, en: `is unknown${asked.en}` })];
    }
    if (part === 'as') return checkSame(value, place, locks);
    if (part === 'fields') return checkNames(value, place, names);
    return typeof value === 'boolean'
      ? []
      : [fault(place, { th: 'ต้องเป็น true หรือ false', en: 'must be true or false' })];
  });
}

/** Another state of the same list, which says itself what it closes. */
function checkSame(state: Json, path: string, locks: JsonObject): ErrorDetail[] {
  const named = typeof state === 'string' && Object.hasOwn(locks, state) ? locks[state] : undefined;
  if (named !== undefined && !(isJsonObject(named) && named.as !== undefined)) return [];
  const asked = suggestName(String(state), Object.keys(locks));
  return [
    fault(path, {
      th: `ไม่มีสถานะ ${String(state)} ที่ระบุไว้ใน x-lock${asked.th}`,
      en: `${String(state)} is no state that x-lock describes${asked.en}`,
    }),
  ];
}

function checkNames(fields: Json, path: string, names: ReadonlySet<string>): ErrorDetail[] {
  if (!Array.isArray(fields)) return [fault(path, { th: 'ต้องเป็นรายชื่อฟิลด์', en: 'must be a list of fields' })];
  return fields
    .filter((field) => typeof field !== 'string' || !names.has(field))
    .map((field) => {
      const asked = suggestName(String(field), names);
      return fault(path, {
        th: `ไม่มีฟิลด์ ${String(field)}${asked.th}`,
        en: `there is no field ${String(field)}${asked.en}`,
      });
    });
}
