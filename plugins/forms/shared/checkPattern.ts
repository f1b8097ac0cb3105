import { linearRegExp } from 'sala/engine';
import type { Complaint, InputRules } from './checkInput.ts';

/** Whether a value matches the pattern of its field. `spend` receives the steps that this takes, and may end it by throwing. */
export function checkPattern(
  value: string,
  { pattern }: InputRules,
  spend?: (steps: number) => void,
): Complaint | undefined {
  const found = pattern && value.trim() !== '' ? readPattern(pattern) : undefined;
  return !found || found.test(value, spend) ? undefined : { text: 'pattern' };
}

/** An invalid pattern is ignored, so that it does not block the form. */
function readPattern(pattern: string) {
  try {
    return linearRegExp(`^(?:${pattern})$`);
  } catch {
    return undefined;
  }
}
