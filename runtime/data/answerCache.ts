import type { Answer, DataStore } from './dataStore.ts';

const maxAnswers = 100;

/** What objects of a page showed at addresses seen before, so that going back needs no waiting. */
export interface AnswerCache {
  find: (uid: string) => Answer | undefined;
  keep: (uid: string, answer: Answer) => void;
}

/** The answers are kept under the address that an object has at the moment. */
export function createAnswerCache(store: DataStore): AnswerCache {
  const answers = new Map<string, Answer>();
  const key = (uid: string, address = store.read(uid).address) =>
    JSON.stringify([uid, ...Object.entries(address).sort()]);
  return {
    find: (uid) => {
      const known = answers.get(key(uid));
      if (known) return known;
      // The page came with the answer for its first address, with rows that it holds itself.
      const { address, shown } = store.first(uid);
      const hasRows = store.read(uid).shown.rows !== undefined;
      return key(uid, address) === key(uid) && !hasRows && Object.keys(shown.data).length > 0
        ? { data: shown.data }
        : undefined;
    },
    keep: (uid, answer) => {
      const name = key(uid);
      answers.delete(name);
      answers.set(name, answer);
      if (answers.size > maxAnswers) answers.delete(answers.keys().next().value ?? '');
    },
  };
}
