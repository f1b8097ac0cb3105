import { checkFlow } from '../../../engine/flow/checkFlow.ts';
import type { FlowDefinition, JsonObject } from '../../../schemas/index.ts';
import { findMissingNames } from '../../records/find/findMissingNames.ts';
import type { Records } from '../../records/openRecords.ts';

/** A flow that uses something this site does not have, such as a secret, is stored switched off. */
export async function storeFlow(records: Records, flow: JsonObject, id: string | undefined): Promise<void> {
  const { context } = records;
  const name = context.collections.serving('flows')?.collection.name;
  if (name === undefined) return;
  const { definition } = flow;
  const isSound = checkFlow(definition).length === 0; // else it is refused with its faults
  const missing = isSound ? await findMissingNames(context, definition as unknown as FlowDefinition, true) : [];
  const data = { ...flow, ...(missing.length > 0 && { enabled: false }) };
  if (id === undefined) await records.create(name, data);
  else await records.update(name, id, data);
}
