import { showToast, useRecords, useRefreshPage, useText } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import type { ListedEvent, RecordAnswer } from '../../shared/recordAnswer.ts';
import { recordTexts } from './recordTexts.ts';

/** Sends an event to a record, says where it led, and reads the page again. */
export function useSendEvent({ collection, record, states }: RecordAnswer) {
  const say = useText(recordTexts);
  const records = useRecords()(collection);
  const refreshPage = useRefreshPage();
  const titleOf = (state: unknown) => states.find(({ value }) => value === state)?.title ?? String(state);
  return async function send(event: ListedEvent, note = '', data: JsonObject = {}): Promise<void> {
    const given = { version: Number(record?.version), ...(Object.keys(data).length > 0 && { data }) };
    const changed = await records.transition(String(record?.id), event.event, note.trim() || undefined, given);
    showToast({
      title: say('done', { event: event.title }),
      text: say('moved', { from: titleOf(record?.state), to: titleOf(changed.state ?? event.to) }),
      kind: 'success',
    });
    refreshPage();
  };
}
