import { isExtensionAllowed, readExtension } from 'sala/engine';
import type { UploadRules } from './uploadRules.ts';

export interface ChosenFile {
  name: string;
  size: number;
}

export type Refusal =
  | { text: 'tooMany' | 'tooLarge' }
  | { text: 'wrongType'; list: string }
  | { text: 'someAdded'; n: number; m: number };

/** The chosen files that a field accepts beside its current ones, and the reasons for refusing the others. */
export function chooseFiles<File extends ChosenFile>(
  chosen: readonly File[],
  rules: UploadRules,
  there: number,
): { taken: File[]; refusals: Refusal[] } {
  const refusals: Refusal[] = [];
  const ofType = chosen.filter(({ name }) => isExtensionAllowed(readExtension(name), rules.extensions));
  if (ofType.length < chosen.length) refusals.push({ text: 'wrongType', list: rules.extensions.join(', ') });
  const fitting = ofType.filter(({ size }) => size <= rules.megabytes * 1024 * 1024);
  if (fitting.length < ofType.length) refusals.push({ text: 'tooLarge' });
  const room = Math.max(0, rules.items - there);
  const taken = fitting.slice(0, room);
  const left = fitting.length - taken.length;
  if (left > 0) refusals.push(room === 0 ? { text: 'tooMany' } : { text: 'someAdded', n: room, m: left });
  return { taken, refusals };
}
