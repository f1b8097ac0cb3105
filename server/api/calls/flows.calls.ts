import { flowInvalid } from '../../../engine/flow/flow.errors.ts';
import { flowRunStates } from '../../../schemas/index.ts';
import { answerRun, cancelRun, resumeRun } from '../../flows/changeRun.ts';
import { listSecrets, removeSecret, setSecret } from '../../flows/flowSecrets.ts';
import { flowInputTooLarge, flowOff, flowRunState, flowRunUnknown, flowUnknown } from '../../flows/flows.errors.ts';
import { listRuns, readRun } from '../../flows/readRun.ts';
import { startRun } from '../../flows/startRun.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import {
  anything,
  count,
  list,
  map,
  maybe,
  nothing,
  object,
  oneOf,
  paged,
  paging,
  readPage,
  string,
  textOf,
  time,
} from '../call/fields.ts';

const runFields = {
  id: string,
  flow: string,
  version: count,
  person: string,
  parent: maybe(string),
  status: oneOf(...flowRunStates),
  failedStep: maybe(string),
  error: maybe(string),
  createdAt: time,
  finishedAt: maybe(time),
};
const step = object({
  key: string,
  code: string,
  status: oneOf('running', 'waiting', 'done', 'skipped', 'failed'),
  attempts: count,
  input: anything,
  output: anything,
  error: maybe(string),
  waitUntil: maybe(time),
  startedAt: time,
  finishedAt: maybe(time),
});

/** What follows a click: runs of flows. */
export const flowCalls: CallGroup = {
  name: 'Flows',
  title: { th: 'โฟลว์', en: 'Flows' },
  calls: [
    defineCall({
      id: 'runFlow',
      method: 'post',
      path: '/api/flow/:id/run',
      summary: { th: 'รันโฟลว์ด้วยสิทธิ์ของฉัน', en: 'Run a flow, with my rights' },
      who: 'person',
      audit: { action: 'flow.run', on: 'flow', id: 'params.id' },
      limits: { budget: 'jobs', body: '256kb' },
      body: { 'input?': map },
      answer: object({ id: string }),
      status: 202,
      errors: [flowUnknown, flowOff, flowInvalid, flowInputTooLarge],
      example: { body: { input: { total: 120_000 } } },
      handle: async ({ app, visit, params, body, logChange }) => ({
        data: await startRun(app, visit, { id: params.id, input: body.input ?? {}, logChange }),
      }),
    }),
    defineCall({
      id: 'listFlowRuns',
      method: 'get',
      path: '/api/flow-runs',
      summary: { th: 'ประวัติการรันโฟลว์', en: 'Runs of flows, the newest first' },
      who: 'setter',
      asked: true,
      query: { ...paging, 'flow?': textOf(100), 'status?': oneOf(...flowRunStates) },
      answer: list(object(runFields)),
      beside: paged,
      handle: async ({ visit, query }) => {
        const page = readPage(query);
        const { runs, total } = await listRuns(visit, { flow: query.flow, status: query.status, ...page });
        return { data: runs, total, paging: { ...page, totalPages: Math.ceil(total / page.limit) } };
      },
    }),
    defineCall({
      id: 'readFlowRun',
      method: 'get',
      path: '/api/flow-run/:id',
      summary: { th: 'การรันหนึ่งพร้อมทุกขั้นตอน', en: 'A run with its steps: timing, input, output' },
      who: 'person',
      asked: true,
      answer: object({ ...runFields, input: map, definition: maybe(map), steps: list(step) }),
      errors: [flowRunUnknown],
      handle: async ({ visit, params }) => ({ data: await readRun(visit, params.id) }),
    }),
    defineCall({
      id: 'answerFlowRun',
      method: 'post',
      path: '/api/flow-run/:id/answer',
      summary: { th: 'ตอบขั้นตอนที่รอหน้านี้', en: 'Answer the step that waits for this page' },
      who: 'person',
      audit: { action: 'flow.answered', on: 'flow_run', id: 'params.id' },
      limits: { budget: 'jobs', body: '256kb' },
      body: { key: textOf(600), 'answer?': map },
      answer: nothing,
      status: 202,
      errors: [flowRunUnknown, flowRunState, flowInputTooLarge],
      example: { body: { key: 'ask', answer: { accepted: true } } },
      handle: async ({ app, visit, params, body, logChange }) => {
        await answerRun(app, visit, { id: params.id, key: body.key, answer: body.answer ?? {}, logChange });
        return { data: null };
      },
    }),
    defineCall({
      id: 'cancelFlowRun',
      method: 'post',
      path: '/api/flow-run/:id/cancel',
      summary: { th: 'ยกเลิกการรัน', en: 'Cancel a run' },
      who: 'person',
      audit: { action: 'flow.cancelled', on: 'flow_run', id: 'params.id' },
      answer: nothing,
      status: 202,
      errors: [flowRunUnknown, flowRunState],
      handle: async ({ app, visit, params, logChange }) => {
        await cancelRun(app, visit, { id: params.id, logChange });
        return { data: null };
      },
    }),
    defineCall({
      id: 'resumeFlowRun',
      method: 'post',
      path: '/api/flow-run/:id/resume',
      summary: { th: 'รันต่อจากขั้นตอนที่ล้มเหลว', en: 'Go on at the step that failed' },
      who: 'person',
      audit: { action: 'flow.resumed', on: 'flow_run', id: 'params.id' },
      limits: { budget: 'jobs' },
      answer: nothing,
      status: 202,
      errors: [flowRunUnknown, flowRunState],
      handle: async ({ app, visit, params, logChange }) => {
        await resumeRun(app, visit, { id: params.id, logChange });
        return { data: null };
      },
    }),
    defineCall({
      id: 'listFlowSecrets',
      method: 'get',
      path: '/api/flow-secrets',
      summary: { th: 'ชื่อความลับที่โฟลว์ใช้ได้', en: 'Names of the secrets that flows may use' },
      who: 'setter',
      answer: list(object({ name: string, updatedAt: time })),
      handle: async ({ visit }) => ({ data: await listSecrets(visit) }),
    }),
    defineCall({
      id: 'setFlowSecret',
      method: 'put',
      path: '/api/flow-secrets',
      summary: { th: 'ตั้งความลับ (อ่านกลับไม่ได้)', en: 'Set a secret; nobody can read it again' },
      who: 'setter',
      audit: { action: 'flow.secret_set', on: 'flow_secret', id: 'body.name' },
      body: { name: textOf(40, { pattern: '^[a-z][a-z0-9_]*$', example: 'courier_key' }), value: textOf(4000) },
      answer: nothing,
      example: { body: { name: 'courier_key', value: 'abc' } },
      handle: async ({ app, visit, body, logChange }) => {
        await setSecret(app, visit, { ...body, logChange });
        return { data: null };
      },
    }),
    defineCall({
      id: 'removeFlowSecret',
      method: 'delete',
      path: '/api/flow-secrets/:name',
      summary: { th: 'ลบความลับ', en: 'Remove a secret' },
      who: 'setter',
      audit: { action: 'flow.secret_removed', on: 'flow_secret', id: 'params.name' },
      answer: nothing,
      handle: async ({ visit, params, logChange }) => {
        await removeSecret(visit, { name: params.name, logChange });
        return { data: null };
      },
    }),
  ],
};
