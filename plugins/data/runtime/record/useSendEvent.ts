import { useSyncExternalStore } from 'react';
import { useRecords, useRefreshPage, useTellChange, useText } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import type { ListedEvent, RecordAnswer } from '../../shared/recordAnswer.ts';
import { recordTexts } from './recordTexts.ts';

/** The records of which an event is on its way to the server. */
const underway = new Set<string>();
const listeners = new Set<() => void>();

/**
 * Sends an event to a record, says where it led, and reads the page again. Until the answer is there every button of the record waits,
 * in whatever object: what they offer is for the version before it, and would meet the own change as somebody else's.
 */
export function useSendEvent({ collection, record, states }: RecordAnswer) {
  const say = useText(recordTexts);
  const records = useRecords()(collection);
  const refreshPage = useRefreshPage();
  const tell = useTellChange();
  const id = String(record?.id);
  const key = `${collection} ${id}`;
  const isSending = useSyncExternalStore(
    subscribe,
    () => underway.has(key),
    () => false,
  );
  const titleOf = (state: unknown) => states.find(({ value }) => value === state)?.title ?? String(state);
  async function send(event: ListedEvent, note = '', data: JsonObject = {}): Promise<void> {
    const given = { version: Number(record?.version), ...(Object.keys(data).length > 0 && { data }) };
    setUnderway(key, true);
    try {
      const changed = await records.transition(id, event.event, note.trim() || undefined, given);
      tell({
        collection,
        record: changed,
        title: say('done', { event: event.title }),
        text: say('moved', { from: titleOf(record?.state), to: titleOf(changed.state ?? event.to) }),
      });
      refreshPage();
    } finally {
      setUnderway(key, false);
    }
  }
  return { send, isSending };
}

function setUnderway(key: string, is: boolean): void {
  if (is) underway.add(key);
  else underway.delete(key);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
