import { fillText, type LayoutObject, type Text } from 'sala/schemas';
import type { Complaint } from './checkInput.ts';
import { fieldTexts } from './fieldTexts.ts';

/** The message for a problem; the builder's own message is used for a missing value and a wrong format. */
export function explainComplaint(complaint: Complaint | undefined, object: LayoutObject): Text | undefined {
  if (!complaint) return undefined;
  const own = object.reqError;
  if (complaint.text === 'missing' && typeof own === 'string' && own) return { th: own, en: own };
  const { patternError } = object;
  if (complaint.text === 'pattern' && typeof patternError === 'string' && patternError)
    return { th: patternError, en: patternError };
  const { th, en } = fieldTexts[complaint.text];
  const params = { n: complaint.n ?? 0 };
  return { th: fillText(th, params), en: fillText(en, params) };
}
