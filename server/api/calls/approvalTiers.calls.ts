import { schemaMissing, validationFailed } from '../../../engine/record/recordErrors.ts';
import { changeTiers, listTiers, tiersTooHigh } from '../../records/approvalTiers.ts';
import { openVisitRecords } from '../../records/openVisitRecords.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { amount, flag, list, mapOf, nothing, object, string, stringOf, textOf, words } from '../call/fields.ts';

/** The name of a level that the site added. */
const inBoth = object({ th: textOf(100), en: textOf(100) });
const tier = object({
  level: stringOf(60, { minLength: 1 }),
  'title?': inBoth,
  roles: list(stringOf(40), { minItems: 1, maxItems: 30 }),
  'limits?': mapOf(amount),
});
const tiers = list(tier, { minItems: 1, maxItems: 20 });
const measured = object({ name: string, title: words });

/** Up to what each level of people may decide, on this site. */
export const approvalTierCalls: CallGroup = {
  name: 'Approval tiers',
  title: { th: 'ระดับการอนุมัติ', en: 'Approval tiers' },
  calls: [
    defineCall({
      id: 'listApprovalTiers',
      method: 'get',
      path: '/api/approval-tiers',
      summary: { th: 'ใครอนุมัติอะไรได้ถึงเท่าใด', en: 'Who may approve what, and up to how much' },
      who: 'setter',
      asked: true,
      answer: list(
        object({
          collection: string,
          title: words,
          measures: list(measured),
          levels: list(object({ level: string, title: words })),
          ownRoles: list(object({ id: string, title: words })),
          tiers,
          declared: tiers,
          own: flag,
          mayChange: flag,
        }),
      ),
      handle: async ({ app, visit }) => ({ data: listTiers((await openVisitRecords(app, visit)).context) }),
    }),
    defineCall({
      id: 'changeApprovalTiers',
      method: 'put',
      path: '/api/approval-tiers/:name',
      summary: { th: 'เปลี่ยนระดับการอนุมัติของคอลเลกชัน', en: 'Change who approves records of a collection' },
      who: 'setter',
      audit: { action: 'approval_tiers.changed', on: 'collection', id: 'params.name', keeps: ['data.from', 'data.to'] },
      body: { tiers },
      answer: nothing,
      errors: [schemaMissing, validationFailed, tiersTooHigh],
      example: {
        body: {
          tiers: [
            { level: 'manager', roles: ['manager'], limits: { amount: 50_000 } },
            { level: 'board', title: { th: 'กรรมการ', en: 'Board' }, roles: ['chair', 'superadmin'] },
          ],
        },
      },
      handle: async ({ app, visit, params: { name }, body, logChange }) => {
        const { context } = await openVisitRecords(app, visit);
        await changeTiers(app, context, { name, tiers: body.tiers, logChange });
        return { data: null };
      },
    }),
    defineCall({
      id: 'resetApprovalTiers',
      method: 'delete',
      path: '/api/approval-tiers/:name',
      summary: { th: 'กลับไปใช้ระดับการอนุมัติเดิม', en: 'Return to the tiers that a collection declares' },
      who: 'setter',
      audit: { action: 'approval_tiers.reset', on: 'collection', id: 'params.name', keeps: ['data.from', 'data.to'] },
      answer: nothing,
      errors: [schemaMissing, tiersTooHigh],
      handle: async ({ app, visit, params: { name }, logChange }) => {
        const { context } = await openVisitRecords(app, visit);
        await changeTiers(app, context, { name, tiers: undefined, logChange });
        return { data: null };
      },
    }),
  ],
};
