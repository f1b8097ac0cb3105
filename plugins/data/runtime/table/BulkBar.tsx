import { useId, useState } from 'react';
import { ConfirmDialog, useApi, useCallMessage, useText, useWidgetData } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import { type ListAnswer, type RowEvent, rowEvents } from '../../shared/listAnswer.ts';
import { tableTexts } from './tableTexts.ts';

interface Props {
  uid: string;
  answer: ListAnswer;
  chosen: JsonObject[];
  onClear: () => void;
}

/** Events for all chosen rows, in one transaction. */
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
        <AskEvent
          event={asked}
          count={chosen.length}
          onClose={() => setAsked(undefined)}
          onSend={(note) => send(asked, note)}
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

interface AskProps {
  event: RowEvent;
  count: number;
  onClose: () => void;
  onSend: (note: string) => Promise<void>;
}

/** Confirms irreversible events, and asks for the note that an event requires. */
function AskEvent({ event, count, onClose, onSend }: AskProps) {
  const say = useText(tableTexts);
  const id = useId();
  const [note, setNote] = useState('');
  return (
    <ConfirmDialog
      title={say('confirmEvent', { event: event.title, n: count })}
      text={say('confirmText')}
      action={say('confirmAction', { event: event.title, n: count })}
      danger={event.tone === 'danger'}
      isReady={!event.note || note.trim() !== ''}
      perform={() => onSend(note.trim())}
      onClose={onClose}
    >
      {event.note && (
        <div className="s-field">
          <label className="s-field__label" htmlFor={id}>
            {say('reason')}
          </label>
          <textarea
            id={id}
            className="s-input"
            rows={3}
            required
            value={note}
            onChange={(change) => setNote(change.target.value)}
          />
        </div>
      )}
    </ConfirmDialog>
  );
}
