import { answerApproval, listApprovals } from '../../flows/approvals/answerApproval.ts';
import { listDelegates } from '../../flows/approvals/listDelegates.ts';
import { approvalClosed, approvalDelegate, approvalUnknown } from '../../flows/runs/flows.errors.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { flag, list, maybe, nothing, object, oneOf, string, textOf, time } from '../call/fields.ts';

/** What flows ask people to approve. */
export const approvalCalls: CallGroup = {
  name: 'Approvals',
  title: { th: 'คำขออนุมัติ', en: 'Approvals' },
  calls: [
    defineCall({
      id: 'listApprovals',
      method: 'get',
      path: '/api/approvals',
      summary: { th: 'คำขออนุมัติที่รอฉัน', en: 'What waits for my approval' },
      who: 'person',
      asked: true,
      answer: list(
        object({
          ...{ id: string, title: string, text: maybe(string), path: maybe(string), run: string, flow: string },
          ...{ collection: maybe(string), record: maybe(string) },
          ...{ askedBy: maybe(string), askedByName: maybe(string) },
          ...{ mayDelegate: flag, escalated: flag, since: time },
        }),
      ),
      handle: async ({ app, visit }) => ({ data: await listApprovals(app, visit) }),
    }),
    defineCall({
      id: 'listDelegates',
      method: 'get',
      path: '/api/approval/:id/people',
      summary: { th: 'ผู้ที่ฉันมอบให้ตอบแทนได้', en: 'To whom I may delegate an approval' },
      who: 'person',
      query: { 'search?': textOf(100) },
      answer: list(object({ id: string, name: string })),
      errors: [approvalUnknown],
      handle: async ({ app, visit, params, query: { search } }) => ({
        data: await listDelegates(app, visit, { id: params.id, search }),
      }),
    }),
    defineCall({
      id: 'answerApproval',
      method: 'post',
      path: '/api/approval/:id',
      summary: { th: 'อนุมัติ ไม่อนุมัติ หรือมอบให้ผู้อื่นตอบ', en: 'Approve, reject, or have another person answer' },
      who: 'owner',
      audit: { action: 'flow.approval_answered', on: 'flow_approval', id: 'params.id', keeps: ['body.answer'] },
      limits: { budget: 'jobs' },
      body: { answer: oneOf('approve', 'reject', 'delegate'), 'note?': textOf(2000), 'person?': textOf(100) },
      answer: nothing,
      errors: [approvalUnknown, approvalClosed, approvalDelegate],
      example: { body: { answer: 'approve', note: 'ราคาเหมาะสม' } },
      handle: async ({ app, visit, params, body, logChange }) => {
        await answerApproval(app, visit, { id: params.id, ...body, logChange });
        return { data: null };
      },
    }),
  ],
};
