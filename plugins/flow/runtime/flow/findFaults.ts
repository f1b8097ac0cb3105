import { checkFlow, checkFlowNames } from 'sala/engine';
import type { ErrorDetail, FlowDefinition, JsonObject } from 'sala/schemas';
import { getAt, isWithin, type Path, readPath } from '../../shared/places.ts';
import type { Known } from '../parts/useKnown.ts';

/** What is wrong with a flow; of one that is sound, the secrets that the site has not. The server knows every other name. */
export function findFaults(definition: JsonObject, { secrets }: Known): ErrorDetail[] {
  const faults = checkFlow(definition);
  if (faults.length > 0 || !secrets) return faults;
  return checkFlowNames(definition as unknown as FlowDefinition, { secrets }); // checked above
}

/** Without what is missing in a step that was just added: it is not wrong before somebody has filled it in. */
export function hideUnfilled(faults: ErrorDetail[], definition: JsonObject, added: Path): ErrorDetail[] {
  return faults.filter(({ path = '' }) => {
    const at = readPath(path);
    return !isWithin(at, added) || getAt(definition, at) !== undefined;
  });
}
