import type { StateConfig, TransitionConfig } from 'sala/engine';

export const accountants = ['admin', 'manager', 'accountant', 'finance'];

/** Events of invoices, receipts and tax invoices. */
export const markPaid: TransitionConfig = { title: { th: 'รับชำระแล้ว', en: 'Mark paid' }, event: 'PAY', inPerson: true };
export const takePart: TransitionConfig = {
  title: { th: 'รับชำระบางส่วน', en: 'Take a part payment' },
  event: 'PAY_PART',
  inPerson: true,
  seldom: true,
};
export const markOverdue: TransitionConfig = {
  title: { th: 'แจ้งเกินกำหนด', en: 'Mark overdue' },
  event: 'MARK_OVERDUE',
};

/** Time marks what has a due date, on the day after it. */
export const becomeOverdue: TransitionConfig = { ...markOverdue, at: 'addDays(record.due_date, 1)' };

export const voidDocument: TransitionConfig = {
  title: { th: 'ทำเป็นโมฆะ', en: 'Void' },
  event: 'VOID',
  inPerson: true,
  roles: accountants,
};

/** Issued is done: such a document waits for nobody, though it can still be marked or voided. */
export const issued: StateConfig = { title: { th: 'ออกแล้ว', en: 'Issued' }, tone: 'success' };
export const overdue: StateConfig = { title: { th: 'เกินกำหนด', en: 'Overdue' }, tone: 'danger' };
export const paid: StateConfig = { title: { th: 'ชำระแล้ว', en: 'Paid' }, tone: 'success', final: true };
export const voided: StateConfig = { title: { th: 'โมฆะ', en: 'Voided' }, tone: 'danger', final: true };
