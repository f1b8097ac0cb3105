import type { AnyStateMachine } from 'xstate';
import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import type { Text } from '../../../schemas/text.ts';
import type { Collection } from '../../collection/compiled/collection.ts';
import { describeIssue } from '../../collection/validate/issue.ts';
import { listStates } from '../../machine/readMachine.ts';
import { findLock } from './findLock.ts';

/** A record that somebody wants to change, as far as its locks are concerned. */
export interface LockQuestion {
  collection: Collection;
  machine?: AnyStateMachine;
  state: string | null;
  /** The system acts: what a lock closes to people, it may finish. */
  trusted?: boolean;
}

/** A refusal for each field that the state of a record closes; `corrected` are those that the event may correct. */
export function checkFieldLock(
  question: LockQuestion,
  touched: readonly string[],
  corrected: readonly string[] = [],
): ErrorDetail[] {
  const { collection, state } = question;
  if (question.trusted) return [];
  const { fields } = findLock(collection, state);
  return touched
    .filter((field) => fields.has(field) && !corrected.includes(field))
    .map((field) =>
      describeIssue('locked', { path: field, title: collection.fields.get(field)?.title }, nameState(question)),
    );
}

export function checkDeletionLock(question: LockQuestion): ErrorDetail[] {
  if (question.trusted || !findLock(question.collection, question.state).deletion) return [];
  return [describeIssue('deletion_locked', { path: '' }, nameState(question))];
}

function nameState({ machine, state }: LockQuestion): { stateTh: string; stateEn: string } {
  const title: Text | undefined = machine && listStates(machine).find(({ name }) => name === state)?.meta.title;
  return { stateTh: title?.th ?? state ?? '', stateEn: title?.en ?? state ?? '' };
}
