import type { JsonObject } from '../../../schemas/json.ts';
import type { DocumentAction, FlowAction } from '../../../schemas/machine/action.ts';
import type { Collection } from '../../collection/compiled/collection.ts';
import type { ActionScope } from './actionScope.ts';
import type { CoreEffect } from './coreEffects.ts';
import { readActionValues } from './readActionValue.ts';

interface Place {
  request: { collection: Collection };
  scope: ActionScope;
}

interface PlannedOutside {
  effect: CoreEffect;
  payload: JsonObject;
}

/** A document is drawn when it is issued: numbers of the record are drawn by then. */
export function planDocument({ document, language }: DocumentAction, { scope }: Place): PlannedOutside {
  return { effect: 'document', payload: { document, by: scope.person?.id ?? null, ...(language && { language }) } };
}

/** What a flow is given is computed with the event; later changes of the record do not touch it. */
export function planFlowStart({ flow, input = {} }: FlowAction, { request, scope }: Place): PlannedOutside {
  const values = readActionValues(input, { collection: request.collection }, scope);
  return { effect: 'flow', payload: { flow, values, by: scope.person?.id ?? null } };
}
