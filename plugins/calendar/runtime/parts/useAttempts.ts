import { useEffect, useState } from 'react';
import { useCallMessage, useText, useWidgetData } from 'sala/runtime';
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

/** Answers why the change cannot be made, or that it waits for a person. */
type Work = () => Promise<string | typeof waiting | undefined>;

/** The event requires a note, so nothing has been sent yet. */
export const waiting = Symbol('waiting');

class Refusal extends Error {}

/** Changes on their way: cards stand at their new place at once, and back where they were when it was refused. */
export function useAttempts(uid: string, data: unknown) {
  const say = useText(calendarTexts);
  const explain = useCallMessage();
  const { refresh } = useWidgetData(uid);
  const [notice, setNotice] = useState<Notice>();
  const { placed, place } = usePlaces(data);

  async function attempt({ entry, column, done }: Attempt, work: Work): Promise<boolean> {
    if (entry && column !== undefined) place(entry.id, column);
    setNotice(undefined);
    try {
      const refusal = await work();
      if (typeof refusal === 'string') throw new Refusal(refusal);
      if (refusal === waiting) {
        if (entry) place(entry.id, undefined);
        return false;
      }
      setNotice({ text: done });
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
