import { fillText, findText, type LayoutObject, type Text } from 'sala/schemas';
import type { Complaint } from './checkInput.ts';
import { fieldTexts } from './fieldTexts.ts';
import { explainMissing } from './missingTexts.ts';

/** Properties in which a builder writes the message for a kind of problem. */
const ownMessages: Partial<Record<Complaint['text'], string>> = { missing: 'reqError', pattern: 'patternError' };

/** The message for a problem; the builder's own message is used for a missing value and a wrong format. */
export function explainComplaint(complaint: Complaint | undefined, object: LayoutObject): Text | undefined {
  if (!complaint) return undefined;
  const property = ownMessages[complaint.text];
  const own = property && findText(object[property]);
  if (own) return own;
  if (complaint.text === 'missing') return explainMissing(object);
  const { th, en } = fieldTexts[complaint.text];
  const params = { n: complaint.n ?? 0 };
  return { th: fillText(th, params), en: fillText(en, params) };
}
