import type { AddedStepType, JsonObject, Site } from '../../../schemas/index.ts';
import { listAddedSteps } from '../../plugins/listAddedSteps.ts';
import type { FlowParts } from '../runs/flowParts.ts';

/** What editors know of a step that a plugin adds. */
export interface DescribedStep extends Pick<AddedStepType, 'title' | 'description'> {
  code: string;
  icon: string | null;
  sentence: AddedStepType['sentence'] | null;
  params: JsonObject;
  required: string[];
}

/** The steps that the plugins of a site add, as data. */
export function describeAddedSteps({ registry }: FlowParts, site: Site): DescribedStep[] {
  return Object.entries(listAddedSteps(registry, site)).map(
    ([code, { title, description, icon = null, sentence = null, params, required = [] }]) => ({
      ...{ code, title, description, icon, sentence },
      params: params as unknown as JsonObject, // schemas are JSON
      required: [...required],
    }),
  );
}
