import { useState } from 'react';
import { Dialog, useApi, useCallMessage, useText, useWidgetData } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import { type ListAnswer, type RowEvent, rowEvents } from '../../shared/listAnswer.ts';
import { tableTexts } from './tableTexts.ts';

interface Props {
  uid: string;
  answer: ListAnswer;
  chosen: JsonObject[];
  onClear: () => void;
}

/** What may be done with all of the chosen rows at once; all of it happens or none. */
export function BulkBar({ uid, answer, chosen, onClear }: Props) {
  const say = useText(tableTexts);
  const [asked, setAsked] = useState<RowEvent>();
  const { send, problem, busy } = useSend(uid, answer, chosen, onClear);
  const events = answer.events.filter(({ event }) => chosen.every((row) => takes(row, event)));
  return (
    <section className="w-table__bulk" aria-label={say('chosen', { n: chosen.length })}>
      <strong role="status">{say('chosen', { n: chosen.length })}</strong>
      {events.map((event) => (
        <button
          key={event.event}
          type="button"
          className="s-button s-button--small s-button--outline"
          disabled={busy}
          onClick={() => (event.note || event.tone === 'danger' ? setAsked(event) : send(event))}
        >
          {event.title}
        </button>
      ))}
      {events.length === 0 && <span className="w-table__quiet">{say('noEvent')}</span>}
      <button type="button" className="s-button s-button--small s-button--quiet" onClick={onClear}>
        {say('unchoose')}
      </button>
      {problem && (
        <p className="w-table__problem" role="alert">
          {problem}
        </p>
      )}
      {asked && (
        <EventDialog
          event={asked}
          count={chosen.length}
          onClose={() => setAsked(undefined)}
          onSend={(note) => {
            setAsked(undefined);
            send(asked, note);
          }}
        />
      )}
    </section>
  );
}

function takes(row: JsonObject, event: string): boolean {
  const events = row[rowEvents];
  return Array.isArray(events) && events.includes(event);
}

function useSend(uid: string, { collection }: ListAnswer, chosen: JsonObject[], onDone: () => void) {
  const api = useApi();
  const callMessage = useCallMessage();
  const { refresh } = useWidgetData(uid);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  async function send({ event }: RowEvent, note?: string) {
    setBusy(true);
    setProblem('');
    const operations = chosen.map(({ id, version }) => ({
      op: 'transition',
      collection,
      id,
      version,
      event,
      ...(note ? { note } : {}),
    }));
    try {
      await api('/api/batch', { method: 'POST', body: { operations } });
      onDone();
    } catch (error) {
      setProblem(callMessage(error));
    }
    setBusy(false);
    refresh();
  }
  return { send, problem, busy };
}

interface DialogProps {
  event: RowEvent;
  count: number;
  onClose: () => void;
  onSend: (note: string) => void;
}

/** Asked before what cannot be taken back, and where the person must say why. */
function EventDialog({ event, count, onClose, onSend }: DialogProps) {
  const say = useText(tableTexts);
  const [note, setNote] = useState('');
  const actions = (
    <>
      <button type="button" className="s-button s-button--outline" onClick={onClose}>
        {say('cancel')}
      </button>
      <button
        type="button"
        className={`s-button ${event.tone === 'danger' ? 's-button--danger' : 's-button--primary'}`}
        disabled={event.note && note.trim() === ''}
        onClick={() => onSend(note.trim())}
      >
        {event.title}
      </button>
    </>
  );
  return (
    <Dialog title={say('confirmEvent', { event: event.title, n: count })} onClose={onClose} actions={actions}>
      <p>{say('confirmText')}</p>
      {event.note && (
        <label className="w-table__filter">
          <span>{say('reason')}</span>
          <textarea className="s-input" rows={3} value={note} onChange={(change) => setNote(change.target.value)} />
        </label>
      )}
    </Dialog>
  );
}
