import { checkFlow, checkFlowNames } from 'sala/engine';
import type { ErrorDetail, FlowDefinition, JsonObject } from 'sala/schemas';
import type { Known } from '../parts/useKnown.ts';

/** What is wrong with a flow; of one that is sound, the secrets that the site has not. The server knows every other name. */
export function findFaults(definition: JsonObject, { secrets }: Known): ErrorDetail[] {
  const faults = checkFlow(definition);
  if (faults.length > 0 || !secrets) return faults;
  return checkFlowNames(definition as unknown as FlowDefinition, { secrets }); // checked above
}
