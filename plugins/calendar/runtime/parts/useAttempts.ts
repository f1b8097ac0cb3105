import { useEffect, useState } from 'react';
import { type Stored, useCallMessage, useTellChange, useText, useWidgetData } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import type { Entry } from '../../shared/entries.ts';
import { calendarTexts } from './calendarTexts.ts';

export interface Notice {
  text: string;
  failed?: boolean;
}

interface Attempt {
  /** The entry that is changed; none while it is created. */
  entry?: Entry;
  /** Where its card is shown while the change is on its way. */
  column?: string;
  /** What is said when it is done. */
  done: string;
}

/** Answers the record as it was changed, why it cannot be, or that it waits for a person. */
type Work = () => Promise<Stored<JsonObject> | string | typeof waiting>;

/** The event requires a note, so nothing has been sent yet. */
export const waiting = Symbol('waiting');

class Refusal extends Error {}

/** Changes on their way: cards stand at their new place at once, and back where they were when it was refused. */
export function useAttempts(uid: string, { data, collection }: { data: unknown; collection: string }) {
  const say = useText(calendarTexts);
  const explain = useCallMessage();
  const { refresh } = useWidgetData(uid);
  const tell = useTellChange();
  const [notice, setNotice] = useState<Notice>();
  const { placed, place } = usePlaces(data);

  async function attempt({ entry, column, done }: Attempt, work: Work): Promise<boolean> {
    if (entry && column !== undefined) place(entry.id, column);
    setNotice(undefined);
    try {
      const answer = await work();
      if (typeof answer === 'string') throw new Refusal(answer);
      if (answer === waiting) {
        if (entry) place(entry.id, undefined);
        return false;
      }
      tell({ collection, record: answer, title: done });
      refresh();
      return true;
    } catch (error) {
      if (entry) place(entry.id, undefined);
      const why = error instanceof Refusal ? error.message : explain(error);
      const isMove = entry !== undefined && column !== undefined && !(error instanceof Refusal);
      setNotice({ text: isMove ? say('refused', { title: entry.title, why }) : why, failed: true });
      if (!(error instanceof Refusal)) refresh(); // the entry may have been changed by someone else
      return false;
    }
  }

  return { notice, setNotice, placed, attempt };
}

/** Columns of cards whose change is pending; newly read entries replace them. */
function usePlaces(data: unknown) {
  const [placed, setPlaced] = useState<ReadonlyMap<string, string>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the data is the moment, not a value
  useEffect(() => setPlaced(new Map()), [data]);
  const place = (id: string, column: string | undefined) =>
    setPlaced((before) => {
      const next = new Map(before);
      if (column === undefined) next.delete(id);
      else next.set(id, column);
      return next;
    });
  return { placed, place };
}
