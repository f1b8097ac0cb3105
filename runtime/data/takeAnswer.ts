import type { PageDataAnswer } from '../../schemas/index.ts';
import type { DataStore } from '../context/dataStore.ts';
import { FailedRead } from '../context/failedRead.ts';
import type { AnswerCache } from './answerCache.ts';
import { storeAnswer, storeFailure } from './storeAnswer.ts';

interface Taken {
  store: DataStore;
  cache: AnswerCache;
  /** The objects that were asked for; those inside a repeating object come with it. */
  uids: ReadonlySet<string>;
  answer: PageDataAnswer;
}

/** Stores what the server answered for each object. */
export function takeAnswer({ store, cache, uids, answer }: Taken): void {
  const inner = Object.keys(answer.data).filter(
    (uid) => !uids.has(uid) && [...uids].some((outer) => uid.startsWith(`${outer}.`)),
  );
  for (const uid of [...uids, ...inner]) {
    const own = { data: answer.data[uid] ?? {}, rows: answer.rows?.[uid] };
    if (answer.failed?.includes(uid)) storeFailure(store, uid, new FailedRead(answer.reasons?.[uid]), own);
    else {
      cache.keep(uid, own);
      storeAnswer(store, uid, own);
    }
  }
}
