import { useSyncExternalStore } from 'react';
import { ApiError, showToast, usePage, useRecords, useRefreshPage, useTellChange, useText } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import type { ListedEvent, RecordAnswer } from '../../shared/recordAnswer.ts';
import { recordTexts } from './recordTexts.ts';
import { ChangedMeanwhile, sendToLatest } from './sendToLatest.ts';

/** The records of which an event is on its way to the server. */
const underway = new Set<string>();
const listeners = new Set<() => void>();

/**
 * Sends an event to a record, says where it led, and reads the page again. Until the answer is there every button of the record waits,
 * in whatever object: what they offer is for the version before it, and would meet the own change as somebody else's.
 */
export function useSendEvent({ collection, record, states, fields }: RecordAnswer) {
  const say = useText(recordTexts);
  const records = useRecords()(collection);
  const refreshPage = useRefreshPage();
  const { session } = usePage();
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
    const seen = { record: record ?? {}, fields, reader: session.user?.id };
    setUnderway(key, true);
    try {
      const changed = await sendToLatest(records, seen, { event: event.event, note: note.trim() || undefined, data });
      tell({
        collection,
        record: changed,
        title: say('done', { event: event.title }),
        text: say('moved', { from: titleOf(record?.state), to: titleOf(changed.state ?? event.to) }),
      });
      refreshPage();
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
      refreshPage();
      tellChanged(event, error);
    } finally {
      setUnderway(key, false);
    }
  }
  /** A dialog that asks for the event stays open where it may be sent yet, and says so itself. */
  function tellChanged({ title }: ListedEvent, { latest, isOffered }: ChangedMeanwhile): void {
    const text = latest ? say('stateNow', { state: titleOf(latest.state) }) : say('gone');
    if (!isOffered) showToast({ title: say('notSent', { event: title }), text, kind: 'warning', ms: 12_000 });
    else throw new ApiError({ status: 409, code: 'version_conflict', message: say('lookAgain', { event: title }) });
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
