import { defineError, type ErrorDetail, type SalaError } from '../../../schemas/errors/errors.ts';

const refused = defineError('action_refused', 422, {
  th: 'ทำรายการนี้ไม่ได้: {listTh}',
  en: 'This step cannot be taken: {listEn}',
});

/** An action cannot be taken, so nothing of the event is stored. */
export const actionRefused = Object.assign(
  (details: ErrorDetail[]): SalaError =>
    refused(
      {
        listTh: details.map(({ message, text }) => text?.th ?? message).join('; '),
        listEn: details.map(({ message }) => message).join('; '),
      },
      details,
    ),
  { definition: refused.definition },
);

export const actionChain = defineError('action_chain', 422, {
  th: 'ทำรายการนี้ไม่ได้: การกระทำต่อเนื่องวนกลับมาที่ {collection} หรือลึกเกิน {depth} ชั้น กรุณาแจ้งผู้ดูแลระบบ',
  en: 'This step cannot be taken: its actions come back to {collection} or go deeper than {depth} levels. Please tell the administrator.',
});

export const actionLimit = defineError('action_limit', 422, {
  th: 'ทำรายการนี้ไม่ได้: ต้องเปลี่ยน {collection} มากกว่า {limit} รายการในครั้งเดียว กรุณาแบ่งทำ',
  en: 'This step cannot be taken: it would change more than {limit} records of {collection} at once. Divide it.',
});
