import type { RecordCheck } from 'sala/schemas';

/** A task cannot be due before it begins. */
export const checkTask: RecordCheck = ({ startDate, dueDate }) => {
  const isBackwards = typeof startDate === 'string' && typeof dueDate === 'string' && dueDate < startDate;
  const message = { th: 'วันครบกำหนดต้องไม่อยู่ก่อนวันเริ่ม', en: 'The due date cannot be before the start date' };
  return { errors: isBackwards ? [{ path: 'dueDate', code: 'due_before_start', message }] : [], warnings: [] };
};
