import type { Answer, DataStore } from '../context/dataStore.ts';

const maxAnswers = 100;

/** Answers for URLs that objects had before, so that going back is instant. */
export interface AnswerCache {
  find: (uid: string) => Answer | undefined;
  keep: (uid: string, answer: Answer) => void;
}

/** Answers are cached under the object's current part of the URL. */
export function createAnswerCache(store: DataStore): AnswerCache {
  const answers = new Map<string, Answer>();
  const key = (uid: string, address = store.read(uid).address) =>
    JSON.stringify([uid, ...Object.entries(address).sort()]);
  return {
    find: (uid) => {
      const known = answers.get(key(uid));
      if (known) return known;
      // The page contains the answer for its first URL; the rows are in its layout.
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
