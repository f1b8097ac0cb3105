import type { FlowDefinition, FlowStep } from '../../schemas/flow/flow.ts';
import { flowStepTypes } from '../../schemas/flow/flowStepTypes.ts';

/** Every step of a sound definition, those inside of others after them. */
export function listSteps({ steps, onError = [] }: FlowDefinition): FlowStep[] {
  return [...steps, ...onError].flatMap(listInner);
}

function listInner(step: FlowStep): FlowStep[] {
  const { onError } = step;
  const lists = Object.entries(flowStepTypes[step.code]?.holds ?? {}).flatMap(([name, { many }]) => {
    const held = step[name as 'then' | 'cases'] ?? []; // by what the type says of its property
    return many ? (held as { steps: FlowStep[] }[]).flatMap(({ steps }) => steps) : (held as FlowStep[]);
  });
  return [step, ...[...lists, ...(Array.isArray(onError) ? onError : [])].flatMap(listInner)];
}
