import { flowInvalid } from '../../../engine/flow/flow.errors.ts';
import { flowRunStates } from '../../../schemas/index.ts';
import { answerRun, cancelRun, repeatRun, resumeRun, retakeRun } from '../../flows/changeRun.ts';
import { listSecrets, removeSecret, setSecret } from '../../flows/flowSecrets.ts';
import { readRunPage } from '../../flows/readRunPage.ts';
import {
  flowHookUnknown,
  flowInputTooLarge,
  flowOff,
  flowRunState,
  flowRunUnknown,
  flowStepUnknown,
  flowUnknown,
} from '../../flows/runs/flows.errors.ts';
import { listRuns, readRun } from '../../flows/runs/readRun.ts';
import { hashToken, listTriggers, receiveHook, removeHook, renewHook } from '../../flows/starts/flowHooks.ts';
import { noteButtonStart } from '../../flows/starts/noteButtonStart.ts';
import { startRun } from '../../flows/starts/startRun.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import {
  anything,
  count,
  flag,
  list,
  map,
  maybe,
  nothing,
  object,
  oneOf,
  paging,
  readPage,
  string,
  textOf,
  time,
} from '../call/fields.ts';
import { readBody } from '../http/readBody.ts';

const runFields = {
  id: string,
  flow: string,
  /** None where it was removed meanwhile. */
  flowTitle: maybe(string),
  version: count,
  person: string,
  personName: maybe(string),
  actedBy: maybe(string),
  actedByName: maybe(string),
  parent: maybe(string),
  status: oneOf(...flowRunStates),
  failedStep: maybe(string),
  /** The type of that step. */
  failedCode: maybe(string),
  error: maybe(string),
  trigger: maybe(map),
  /** The record whose change started it. */
  about: maybe(object({ collection: string, id: string, title: string })),
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
  /** What became of the mail that it queued. */
  mail: maybe(object({ status: oneOf('waiting', 'sent', 'kept', 'failed', 'cancelled'), error: maybe(string) })),
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
      id: 'pressFlowButton',
      method: 'post',
      path: '/api/flow/:id/press',
      summary: { th: 'เริ่มโฟลว์ที่เปิดให้ทุกคนด้วยปุ่ม', en: 'Start a flow that is open to everybody, by its button' },
      who: 'anyone',
      audit: { action: 'flow.pressed', on: 'flow', id: 'params.id' },
      limits: { budget: 'jobs', body: '256kb', rate: { name: 'formSubmission', per: 'address' } },
      body: { 'input?': map },
      answer: object({ id: string }),
      status: 202,
      errors: [flowUnknown, flowInputTooLarge],
      example: { body: { input: { username: 'malee' } } },
      handle: async ({ app, visit, params, body, logChange }) => ({
        data: await noteButtonStart(app, visit, { id: params.id, input: body.input ?? {}, logChange }),
      }),
    }),
    defineCall({
      id: 'listFlowRuns',
      method: 'get',
      path: '/api/flow-runs',
      summary: { th: 'ประวัติการรันโฟลว์', en: 'Runs of flows, the newest first' },
      parameters: {
        flow: { th: 'เฉพาะของโฟลว์นี้', en: 'Only those of this flow' },
        limit: { th: 'จำนวนที่ตอบ', en: 'How many to answer' },
      },
      who: 'setter',
      asked: true,
      query: {
        'flow?': textOf(100),
        'status?': oneOf(...flowRunStates),
        'after?': textOf(100),
        'limit?': paging['limit?'],
      },
      answer: list(object(runFields)),
      beside: { next: maybe(string) },
      handle: async ({ app, visit, query: { flow, status, after, limit } }) => {
        const page = { flow, status, after, limit: readPage({ limit }).limit };
        const { runs, next } = await listRuns(app, visit, page);
        return { data: runs, next };
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
      handle: async ({ app, visit, params }) => ({ data: await readRun(app, visit, params.id) }),
    }),
    defineCall({
      id: 'readFlowRunPage',
      method: 'get',
      path: '/api/flow-run/:id/page',
      summary: { th: 'การรันขออะไรจากหน้านี้', en: 'What a run asks of the page of who started it' },
      who: 'anyone',
      answer: object({
        status: oneOf(...flowRunStates),
        asked: maybe(object({ run: string, key: string, code: string, params: map })),
      }),
      cache: 'no-store',
      errors: [flowRunUnknown],
      handle: async ({ visit, params }) => ({ data: await readRunPage(visit, params.id) }),
    }),
    defineCall({
      id: 'answerFlowRun',
      method: 'post',
      path: '/api/flow-run/:id/answer',
      summary: { th: 'ตอบขั้นตอนที่รอหน้านี้', en: 'Answer the step that waits for this page' },
      who: 'anyone',
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
      summary: {
        th: 'รันต่อจากขั้นตอนที่ล้มเหลว (newest: ด้วยโฟลว์ฉบับล่าสุด)',
        en: 'Go on at the step that failed (newest: with the flow as it is now)',
      },
      parameters: { newest: { th: '`true` คือด้วยโฟลว์ฉบับล่าสุด', en: '`true`: with the flow as it is now' } },
      who: 'person',
      audit: { action: 'flow.resumed', on: 'flow_run', id: 'params.id' },
      limits: { budget: 'jobs' },
      query: { 'newest?': flag },
      answer: nothing,
      status: 202,
      errors: [flowRunUnknown, flowRunState, flowUnknown, flowOff, flowInvalid],
      handle: async ({ app, visit, params, query, logChange }) => {
        await resumeRun(app, visit, { id: params.id, newest: query.newest, logChange });
        return { data: null };
      },
    }),
    defineCall({
      id: 'retakeFlowRun',
      method: 'post',
      path: '/api/flow-run/:id/from',
      summary: {
        th: 'รันต่อจากขั้นตอนที่เลือก ขั้นตอนนั้นและที่ตามมาทำอีกครั้ง (newest: ด้วยโฟลว์ฉบับล่าสุด)',
        en: 'Go on at a step of a run that has ended: it and what came after it are taken again (newest: with the flow as it is now)',
      },
      who: 'setter',
      audit: { action: 'flow.retaken', on: 'flow_run', id: 'params.id', keeps: ['body.key'] },
      limits: { budget: 'jobs' },
      body: { key: textOf(600, { example: 'ask/then/send' }), 'newest?': flag },
      answer: nothing,
      status: 202,
      errors: [flowRunUnknown, flowRunState, flowStepUnknown, flowUnknown, flowOff, flowInvalid],
      handle: async ({ app, visit, params, body: { key, newest }, logChange }) => {
        await retakeRun(app, visit, { id: params.id, key, newest, logChange });
        return { data: null };
      },
    }),
    defineCall({
      id: 'repeatFlowRun',
      method: 'post',
      path: '/api/flow-run/:id/again',
      summary: {
        th: 'รันใหม่ตั้งแต่ต้นด้วยข้อมูลเดิม โฟลว์ฉบับล่าสุด และสิทธิ์ของฉัน',
        en: 'Run the flow as it is now from the start, with the same input and my rights',
      },
      who: 'person',
      audit: { action: 'flow.repeated', on: 'flow_run', id: 'params.id', keeps: ['data.id'] },
      limits: { budget: 'jobs' },
      answer: object({ id: string }),
      status: 202,
      errors: [flowRunUnknown, flowUnknown, flowOff, flowInvalid, flowInputTooLarge],
      handle: async ({ app, visit, params, logChange }) => ({
        data: await repeatRun(app, visit, { id: params.id, logChange }),
      }),
    }),
    defineCall({
      id: 'listFlowTriggers',
      method: 'get',
      path: '/api/flow/:id/triggers',
      summary: { th: 'สิ่งที่เริ่มโฟลว์เอง และครั้งถัดไป', en: 'What starts a flow by itself, and when it comes next' },
      who: 'setter',
      asked: true,
      answer: list(
        object({ uid: string, code: string, person: maybe(string), nextAt: maybe(time), addressSince: maybe(time) }),
      ),
      handle: async ({ visit, params }) => ({ data: await listTriggers(visit, params.id) }),
    }),
    defineCall({
      id: 'renewFlowHook',
      method: 'post',
      path: '/api/flow/:id/triggers/:uid/hook',
      summary: {
        th: 'ออกที่อยู่ลับให้ระบบอื่นเรียกโฟลว์ (แสดงครั้งเดียว ที่อยู่เดิมเลิกใช้ทันที)',
        en: 'Give a flow a secret address for other systems (shown once; the former one ends)',
      },
      who: 'setter',
      audit: { action: 'flow.hook_renewed', on: 'flow', id: 'params.id', keeps: ['params.uid'] },
      answer: object({ path: string }),
      cache: 'no-store',
      errors: [flowHookUnknown],
      handle: async ({ visit, params, logChange }) => ({
        data: await renewHook(visit, { id: params.id, uid: params.uid, logChange }),
      }),
    }),
    defineCall({
      id: 'removeFlowHook',
      method: 'delete',
      path: '/api/flow/:id/triggers/:uid/hook',
      summary: { th: 'เลิกใช้ที่อยู่ลับของโฟลว์', en: 'End the secret address of a flow' },
      who: 'setter',
      audit: { action: 'flow.hook_removed', on: 'flow', id: 'params.id', keeps: ['params.uid'] },
      answer: nothing,
      handle: async ({ visit, params, logChange }) => {
        await removeHook(visit, { id: params.id, uid: params.uid, logChange });
        return { data: null };
      },
    }),
    defineCall({
      id: 'callFlowHook',
      method: 'post',
      path: '/api/hook/:token',
      summary: {
        th: 'ระบบอื่นเริ่มโฟลว์ด้วย JSON (ไม่เกิน 64 KB)',
        en: 'Another system starts a flow with JSON (at most 64 KB)',
      },
      who: 'anyone',
      audit: { none: 'the run tells who started it and with what' },
      takes: 'application/json',
      example: { body: { parcel: 'TH0123456789', status: 'delivered' } },
      limits: { rate: { name: 'flowHook', per: 'address' } },
      answer: nothing,
      status: 202,
      errors: [flowHookUnknown],
      handle: async ({ app, visit, params, http }) => {
        await app.limits.consume('flowHookOfFlow', hashToken(params.token).toString('hex'));
        await receiveHook(app, visit, { token: params.token, input: await readBody(app, http, '64kb') });
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
