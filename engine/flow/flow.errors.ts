import { defineError, type ErrorDetail } from '../../schemas/errors/errors.ts';
import type { Text } from '../../schemas/text.ts';

const refused = defineError('flow_refused', 422, { th: 'ทำขั้นตอนนี้ไม่ได้: {th}', en: 'This step cannot be taken: {en}' });

/** A step that will fail however often it is tried. */
export const flowRefused = Object.assign((why: Text) => refused({ ...why }), { definition: refused.definition });

const invalid = defineError('flow_invalid', 422, {
  th: 'โฟลว์นี้ไม่ถูกต้อง: {th}',
  en: 'This flow is not valid: {en}',
});

/** A definition that cannot run, with each of its faults. */
export const flowInvalid = Object.assign(
  (faults: readonly ErrorDetail[]) => {
    const [first] = faults;
    return invalid({ th: first?.text?.th ?? '', en: first?.text?.en ?? '' }, faults);
  },
  { definition: invalid.definition },
);
