import type { Guard } from '../../schemas/collection/guard.ts';
import type { Text } from '../../schemas/text.ts';

/** Guards for the events of a collection with `x-approval`. */
export interface ApprovalGuards {
  /** Of asking for approval: somebody can give it. */
  ask: Guard[];
  /** Of giving it: as a person of the level or their stand-in, who did not ask for it. */
  give: Guard[];
  /** Of going on without it: the person's own level is enough. */
  within: Guard[];
  /** Of a step that is the approval at once: the own level is enough, or that of another who did not ask. */
  decide: Guard[];
}

/** `what` says the values that the tiers measure; `askedBy` is the formula of the person who asked. */
export function guardApproval(what: Text, askedBy = 'record.approval_asked_by'): ApprovalGuards {
  const guard = (condition: string, th: string, en: string): Guard => ({
    if: condition,
    field: 'approval_level',
    message: { th: `${what.th} ${th}`, en: `${what.en} ${en}` },
  });
  const isOpen = "string(record.approval_level) == 'nobody'";
  const own = 'record.approval_level in person.own_levels';
  const lent = 'record.approval_level in person.levels';
  const isOther = `${askedBy} != person.id`;
  const need = [
    'เกินวงเงินของคุณ ต้องให้ {{record.approval_level}} อนุมัติ',
    'is above your limit: {{record.approval_level}} must approve it',
  ] as const;
  const ask = [guard(`!(${isOpen})`, 'เกินกว่าที่ผู้ใดจะอนุมัติได้', 'is more than anybody may approve')];
  const byOther = guard(isOther, 'ต้องให้ผู้อื่นที่ไม่ใช่ผู้ขออนุมัติเป็นผู้อนุมัติ', 'must be approved by somebody other than who asked');
  return {
    ask,
    give: [...ask, guard(`${isOpen} || ${lent}`, ...need), byOther],
    within: [...ask, guard(`${isOpen} || ${own}`, ...need)],
    decide: [...ask, guard(`${isOpen} || ${own} || (${lent} && ${isOther})`, ...need)],
  };
}
