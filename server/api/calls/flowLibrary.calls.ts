import { flowInvalid } from '../../../engine/flow/flow.errors.ts';
import { readText, type Text } from '../../../schemas/index.ts';
import { exportFlow, flowFileUnreadable, importFlow } from '../../flows/flowFiles.ts';
import { listReadyFlows, readyFlowUnknown, switchOnReadyFlow } from '../../flows/readyFlows.ts';
import { flowInputTooLarge, flowStepUnknown, flowUnknown } from '../../flows/runs/flows.errors.ts';
import { listFlowStarts } from '../../flows/starts/listFlowStarts.ts';
import { describeAddedSteps } from '../../flows/steps/describeAddedSteps.ts';
import { tryFlow } from '../../flows/tryFlow.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { anything, flag, list, map, maybe, object, oneOf, string, textOf, time, words } from '../call/fields.ts';
import { writing } from './recordRefusals.ts';

/** Writing flows: what plugins and files bring, and trying what was written. */
export const flowLibraryCalls: CallGroup = {
  name: 'FlowLibrary',
  title: { th: 'คลังโฟลว์', en: 'Library of flows' },
  calls: [
    defineCall({
      id: 'tryFlow',
      method: 'post',
      path: '/api/flow-try',
      summary: {
        th: 'ทดลองโฟลว์กับข้อมูลตัวอย่าง รายการไม่เปลี่ยน ไม่ส่งอีเมล คำขอส่งเฉพาะเมื่อ send',
        en: 'Try a flow with sample data: records stay as they are, no mail leaves, requests only with `send`',
      },
      who: 'setter',
      audit: { none: 'changes nothing' },
      limits: { budget: 'jobs', body: '1mb' },
      body: {
        ...{ definition: map, 'input?': map, 'until?': textOf(40), 'only?': textOf(40), 'steps?': map, 'send?': flag },
      },
      answer: object({
        status: oneOf('done', 'failed', 'stopped'),
        error: maybe(string),
        steps: list(
          object({
            ...{
              key: string,
              code: string,
              status: oneOf('done', 'skipped', 'failed'),
              input: anything,
              output: anything,
            },
            ...{ error: maybe(string), pretended: flag, startedAt: time, finishedAt: time },
          }),
        ),
      }),
      cache: 'no-store',
      errors: [flowInvalid, flowStepUnknown, flowInputTooLarge],
      example: {
        body: {
          definition: { steps: [{ uid: 'a', code: 'set', params: { values: { x: '=input.n + 1' } } }] },
          input: { n: 1 },
        },
      },
      handle: async ({ app, visit, body }) => {
        const { definition, input = {}, until, only, steps = {}, send = false } = body;
        const tried = await tryFlow(app, visit, { definition, input, until, only, steps, send });
        const say = (error: Text | string | null) => (error === null ? null : readText(error, visit.language));
        return {
          data: {
            ...{ status: tried.status, error: say(tried.error) },
            steps: tried.steps.map((step) => ({ ...step, error: say(step.error) })),
          },
        };
      },
    }),
    defineCall({
      id: 'listReadyFlows',
      method: 'get',
      path: '/api/ready-flows',
      summary: { th: 'โฟลว์สำเร็จรูปและที่เปิดใช้แล้ว', en: 'Ready flows, and what was made of them' },
      who: 'setter',
      asked: true,
      answer: list(
        object({
          ...{
            name: string,
            title: words,
            description: words,
            icon: maybe(string),
            settings: map,
            required: list(string),
          },
          flows: list(object({ id: string, title: string, enabled: flag })),
        }),
      ),
      handle: async ({ app, visit }) => ({ data: await listReadyFlows(app, visit) }),
    }),
    defineCall({
      id: 'listFlowStarts',
      method: 'get',
      path: '/api/flow-starts',
      summary: {
        th: 'ชื่อจุดเริ่มที่การกระทำของรายการใช้เริ่มโฟลว์',
        en: 'Names under which actions of records start flows',
      },
      who: 'setter',
      asked: true,
      answer: list(
        object({ name: string, title: words, startedBy: list(object({ collection: string, title: words })) }),
      ),
      handle: async ({ app, visit }) => ({ data: await listFlowStarts(app, visit) }),
    }),
    defineCall({
      id: 'listAddedFlowSteps',
      method: 'get',
      path: '/api/flow-steps',
      summary: { th: 'ขั้นตอนของโฟลว์ที่โมดูลเพิ่มให้', en: 'The steps that plugins add to flows' },
      who: 'setter',
      asked: true,
      answer: list(
        object({
          code: string,
          title: words,
          description: words,
          icon: maybe(string),
          sentence: maybe(words),
          params: map,
          required: list(string),
        }),
      ),
      handle: async ({ app, visit }) => ({ data: describeAddedSteps(app, visit.site) }),
    }),
    defineCall({
      id: 'switchOnReadyFlow',
      method: 'post',
      path: '/api/ready-flows',
      summary: { th: 'เปิดใช้โฟลว์สำเร็จรูป', en: 'Switch on a ready flow' },
      who: 'setter',
      audit: { none: 'kept in the history of the record' },
      body: { name: textOf(120, { example: 'sales/new-order' }), 'settings?': map },
      answer: object({ id: string }),
      status: 201,
      errors: [readyFlowUnknown, ...writing],
      example: { body: { name: 'sales/new-order', settings: { roles: ['sales'] } } },
      handle: async ({ app, visit, body }) => ({
        data: await switchOnReadyFlow(app, visit, { name: body.name, settings: body.settings ?? {} }),
      }),
    }),
    defineCall({
      id: 'exportFlow',
      method: 'get',
      path: '/api/flow/:id/file',
      summary: { th: 'โฟลว์เป็นไฟล์ JSON (ไม่มีความลับ)', en: 'A flow as a file, without secrets' },
      who: 'setter',
      answer: map,
      errors: [flowUnknown],
      handle: async ({ app, visit, params }) => ({ data: { ...(await exportFlow(app, visit, params.id)) } }),
    }),
    defineCall({
      id: 'importFlow',
      method: 'post',
      path: '/api/flow-file',
      summary: {
        th: 'สร้างโฟลว์จากไฟล์ (ปิดไว้จนกว่าจะตรวจ)',
        en: 'Make a flow of a file; it is off until somebody has looked at it',
      },
      who: 'setter',
      audit: { none: 'kept in the history of the record' },
      limits: { body: '1mb' },
      body: { file: map },
      answer: object({ id: string }),
      status: 201,
      errors: [flowFileUnreadable, flowInvalid, flowUnknown, ...writing],
      example: {
        body: {
          file: { sala: 'flow', version: 1, title: 'Notice', definition: { steps: [{ uid: 'end', code: 'stop' }] } },
        },
      },
      handle: async ({ app, visit, body }) => ({ data: await importFlow(app, visit, body.file) }),
    }),
  ],
};
