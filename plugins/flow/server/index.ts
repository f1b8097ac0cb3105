import { checkFlow } from 'sala/engine';
import { defineServer } from 'sala/server';
import { readApprovals } from './readApprovals.ts';
import { readRun, readRuns } from './readRuns.ts';

export const server = defineServer({
  sources: {
    approvals: readApprovals,
    runs: readRuns,
    flow: async ({ records, params }) =>
      (await records.find('workflow', { filter: { id: String(params.id ?? '') }, limit: 1 })).data[0] ?? null,
    library: ({ ask }) => ask('listReadyFlows'),
    run: readRun,
  },
  checks: {
    flowDefinition: ({ definition }) => ({
      errors: checkFlow(definition).map(({ path = '', code, message, text }) => ({
        path: path === '' ? 'definition' : `definition.${path}`,
        code,
        message: text ?? { th: message, en: message },
      })),
      warnings: [],
    }),
  },
});
