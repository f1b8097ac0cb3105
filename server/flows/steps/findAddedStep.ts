import { isAddedStep, type Site } from '../../../schemas/index.ts';
import { listAddedSteps } from '../../plugins/listAddedSteps.ts';
import type { PluginRegistry } from '../../plugins/pluginRegistry.ts';
import { openPluginContext } from '../../records/narrowRecords.ts';
import type { TransactionStep } from './transactionSteps.ts';

/** The step of a plugin that is on, as one that changes nothing but our own database. */
export function findAddedStep(registry: PluginRegistry, site: Site, code: string): TransactionStep | undefined {
  const step = isAddedStep(code) ? listAddedSteps(registry, site)[code] : undefined;
  if (!step) return undefined;
  return {
    ...(step.system && { system: true }),
    take: async ({ records, run, actor, params, once }) => {
      const isSent = run.sender_id !== null || run.ticket_hash !== null;
      const output = await step.take({
        ...openPluginContext(records),
        ...{ params, once },
        person: Object.freeze({ id: actor.userId, role: actor.role }),
        sender: isSent ? run.sender_id : run.account_id,
      });
      return { output };
    },
  };
}
