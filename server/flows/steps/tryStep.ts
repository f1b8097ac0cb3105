import { decideBranching, isTaken } from '../../../engine/flow/decideBranching.ts';
import type { FlowFacts } from '../../../engine/flow/fillParams.ts';
import { fillStep } from '../../../engine/flow/fillStep.ts';
import { flowRefused } from '../../../engine/flow/flow.errors.ts';
import { createId } from '../../../engine/record/createId.ts';
import {
  type FlowStep,
  flowLimits,
  flowStepTypes,
  type Json,
  type JsonObject,
  type Text,
} from '../../../schemas/index.ts';
import type { Records } from '../../records/openRecords.ts';
import { explainFailure } from '../runs/explainFailure.ts';
import type { FlowParts } from '../runs/flowParts.ts';
import type { RunRow } from '../runs/flowRows.ts';
import { findAddedStep } from './findAddedStep.ts';
import { sendRequestStep } from './requestStep.ts';
import { transactionSteps } from './transactionSteps.ts';

/** A step that was tried, in the form of one that was taken. */
export interface TriedStep {
  key: string;
  code: string;
  status: 'done' | 'skipped' | 'failed';
  input: Json;
  output: Json;
  error: Text | string | null;
  /** It would have reached the world, or waited: what is shown as its result is an example. */
  pretended: boolean;
  startedAt: string;
  finishedAt: string;
}

interface Tried {
  key: string;
  step: FlowStep;
  facts: FlowFacts;
  send: boolean;
}

/** Steps on records are taken, in the transaction that the trial undoes. */
const taken = new Set(['create', 'read', 'find', 'change', 'transition']);

/** What others would give, so that the steps after them can be tried. */
const examples: Record<string, Json> = {
  approval: { approved: true, answers: [] },
  await: { happened: true },
  prompt: { accepted: true },
  login: { accepted: true, person: null },
  forgot_password: { accepted: true },
  change_password: { accepted: true },
  document: { file: 'file_example', name: 'example.pdf', size: 0 },
  flow: { run: 'flowrun_example', vars: {} },
  notify: { notified: 0 },
  mail: { mail: 'mail_example' },
  request: { status: 200, body: {} },
};

/** Takes a step without effect on the world. */
export async function tryStep(app: FlowParts, records: Records, tried: Tried): Promise<TriedStep> {
  const { key, step, facts } = tried;
  const startedAt = new Date().toISOString();
  let input: Json = null;
  const end = (part: Pick<TriedStep, 'status' | 'output'> & Partial<TriedStep>): TriedStep => ({
    ...{ key, code: step.code, input, error: null, pretended: false, startedAt },
    ...part,
    finishedAt: new Date().toISOString(),
  });
  try {
    if (!isTaken(step, facts)) return end({ status: 'skipped', output: null });
    if (flowStepTypes[step.code]?.runs === 'flow') return end({ status: 'done', output: decideBranching(step, facts) });
    const params = fillStep(step, facts);
    input = params;
    const { output, pretended } = await perform(app, records, { ...tried, params });
    if (JSON.stringify(output).length > flowLimits.output)
      throw flowRefused({ th: 'ข้อมูลของขั้นตอนใหญ่เกินไป', en: 'what the step stores is too large' });
    return end({ status: 'done', output, pretended });
  } catch (error) {
    return end({ status: 'failed', output: null, error: explainFailure(error) });
  }
}

async function perform(
  app: FlowParts,
  records: Records,
  { key, step, facts, send, params }: Tried & { params: JsonObject },
): Promise<{ output: Json; pretended: boolean }> {
  const { site, actor } = records.context;
  const once = `try/${createId('try')}/${key}`;
  if (step.code === 'request' && send) {
    const timeout = Math.min(step.timeout ?? 10, 10);
    return {
      output: await sendRequestStep(app, app.db.site(site.id), { step, facts, once, timeout }),
      pretended: false,
    };
  }
  const added = findAddedStep(app.registry, site, step.code);
  const kind = added?.system ? undefined : (added ?? transactionSteps[step.code]);
  if (!kind || !(added || taken.has(step.code))) return { output: examples[step.code] ?? {}, pretended: true };
  const run: RunRow = { ...exampleRun, site_id: site.id, account_id: actor.userId ?? '' };
  // What failed in the database must not take the rest of the trial with it.
  return records.transaction(async (inside) => {
    await inside.context.db.run('set local lock_timeout = 2000');
    const outcome = await kind.take({ run, step, key, once, actor, params, records: inside });
    return { output: 'output' in outcome ? outcome.output : {}, pretended: false };
  });
}

const exampleRun: Omit<RunRow, 'site_id' | 'account_id'> = {
  ...{ id: 'flowrun_example', flow_id: '', flow_version: 0, definition: { steps: [] }, input: {}, impersonal: false },
  acted_by: null,
  ...{
    sender_id: null,
    ticket_hash: null,
    parent_id: null,
    parent_key: null,
    depth: 0,
    trigger: null,
    status: 'running',
  },
  ...{ lease: 0, retaken: 0, failed_key: null, error: null, created_at: '', finished_at: null },
};
