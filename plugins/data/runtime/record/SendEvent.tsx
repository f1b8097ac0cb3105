import { type MouseEvent, useId, useState } from 'react';
import { Icon, showToast, useCallMessage, useText, useWidgetData } from 'sala/runtime';
import type { ListedEvent, RecordAnswer } from '../../shared/recordAnswer.ts';
import { EventDialog } from './EventDialog.tsx';
import { listAsked } from './listAsked.ts';
import { recordTexts } from './recordTexts.ts';
import { useSendEvent } from './useSendEvent.ts';
import './sendEvent.css';

interface Props {
  /** The object that shows the record: while it is read again, what it offers may be old. */
  uid: string;
  answer: RecordAnswer;
  event: ListedEvent;
  isMain?: boolean;
}

/** Why an event would be refused for now, whatever is filled in with it. */
export function readReason(answer: RecordAnswer, event: ListedEvent): string | undefined {
  if (listAsked(answer, event).length > 0) return undefined;
  return event.refused?.map(({ message }) => message).join(' ') || undefined;
}

/** Whether an event waits for an answer: where it is final, dangerous, asks for something, or there is something to think of. */
export function needsConfirmation(answer: RecordAnswer, event: ListedEvent): boolean {
  if (event.note === true || event.isFinal || event.tone === 'danger') return true;
  return event.warned !== undefined || listAsked(answer, event).length > 0;
}

/** A button that sends an event: at once, or after a question. One that would be refused says why. */
export function SendEvent({ uid, answer, event, isMain }: Props) {
  const say = useText(recordTexts);
  const id = useId();
  const explain = useCallMessage();
  const { send, isSending } = useSendEvent(answer);
  const [asked, setAsked] = useState(false);
  const busy = useWidgetData(uid).pending || isSending;
  const reason = readReason(answer, event);

  async function sendNow() {
    try {
      await send(event);
    } catch (error) {
      showToast({ title: event.title, text: explain(error), kind: 'error', ms: 8000 });
    }
  }
  function press({ detail }: MouseEvent) {
    // The second press of a double click may meet the next event, which stands in the place of this one by then.
    if (reason || busy || detail > 1) return;
    if (needsConfirmation(answer, event)) setAsked(true);
    else void sendNow();
  }

  return (
    <span className="w-send-event">
      <button
        type="button"
        className={`s-button ${isMain ? 's-button--primary' : 's-button--outline'}`}
        data-danger={event.tone === 'danger' || undefined}
        aria-disabled={reason || busy ? true : undefined}
        aria-describedby={reason ? id : undefined}
        onClick={press}
      >
        {reason && <Icon name="lock" size={16} />}
        {event.title}
      </button>
      {reason && (
        <span id={id} role="tooltip" className="w-send-event__why">
          {say('notNow')}: {reason}
        </span>
      )}
      {asked && (
        <EventDialog answer={answer} event={event} fields={listAsked(answer, event)} onClose={() => setAsked(false)} />
      )}
    </span>
  );
}
