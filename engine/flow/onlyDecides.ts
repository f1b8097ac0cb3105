import type { FlowDefinition } from '../../schemas/flow/flow.ts';
import { flowStepTypes } from '../../schemas/flow/flowStepTypes.ts';
import { listSteps } from './listSteps.ts';

/** Whether no step of a sound definition does more than decide what follows: its runs never wait. */
export function onlyDecides(definition: FlowDefinition): boolean {
  return listSteps(definition).every(({ code }) => flowStepTypes[code]?.runs === 'flow');
}
