import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import type { JsonObject } from '../../../schemas/json.ts';
import { limitWork, TooMuchWork } from '../../condition/values/work.ts';
import type { Collection } from '../compiled/collection.ts';
import { describeFault } from './describeFault.ts';
import { recordLimits } from './recordLimits.ts';
import { recordSchema } from './recordSchema.ts';
import { runSchema } from './runSchema.ts';
import type { SchemaFault } from './schemaRun.ts';

/** Faults that make further ones about the same field pointless. */
const decisive = new Set(['required', 'type', 'unknown_field']);

/** Validates a record's data against the schema: each fault once, with the path of its field. */
export function checkData(collection: Collection, data: JsonObject): ErrorDetail[] {
  const faults = findFaults(collection, data).map((fault) => describeFault(collection, fault, data));
  const settled = new Set(faults.filter((fault) => decisive.has(fault.code)).map((fault) => fault.path));
  const seen = new Set<string>();
  const kept = faults.filter((fault) => {
    const key = settled.has(fault.path) ? `${fault.path}` : `${fault.path} ${fault.code}`;
    if (seen.has(key) || (settled.has(fault.path) && !decisive.has(fault.code))) return false;
    seen.add(key);
    return true;
  });
  return kept.slice(0, recordLimits.faults);
}

/** More than are reported, because some say the same of one field. */
const most = recordLimits.faults * 3;

function findFaults(collection: Collection, data: JsonObject): SchemaFault[] {
  try {
    return runSchema(recordSchema(collection), data, { most, work: limitWork(recordLimits.work) });
  } catch (error) {
    if (error instanceof TooMuchWork) return [{ keyword: 'work', path: [], params: {} }];
    throw error;
  }
}
