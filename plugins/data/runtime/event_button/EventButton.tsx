import type { WidgetViewProps } from 'sala/runtime';
import { listEvents, readRecordAnswer } from '../../shared/recordAnswer.ts';
import { readReason, SendEvent } from '../record/SendEvent.tsx';
import { WhyNot } from '../record/WhyNot.tsx';

interface Properties {
  collection: string;
  event: string;
  label: string;
}

/** Sends one event to the record of the page; shown to those who may send it, while it may be sent. */
export function EventButton({ object, data }: WidgetViewProps<Properties>) {
  const answer = readRecordAnswer(data.record);
  const found = answer && listEvents(answer).find((one) => one.event === object.event);
  if (!answer || !found) return null;
  const event = { ...found, title: object.label || found.title };
  const reason = readReason(answer, event);
  return (
    <>
      <SendEvent uid={object.uid} answer={answer} event={event} isMain={event.tone !== 'danger'} />
      {reason && <WhyNot reasons={[{ title: event.title, reason }]} />}
    </>
  );
}
