import { useId, useState } from 'react';
import { ApiError, Dialog, DialogActions, EnterConfirms, Icon, useCallMessage, useText } from 'sala/runtime';
import { isJsonObject, type Json, type JsonObject } from 'sala/schemas';
import type { ListedEvent, RecordAnswer } from '../../shared/recordAnswer.ts';
import { AskedField } from './AskedField.tsx';
import { AskedLines } from './AskedLines.tsx';
import { type AskedWith, findBox } from './listAsked.ts';
import { recordTexts } from './recordTexts.ts';
import { useSendEvent } from './useSendEvent.ts';

interface Props {
  answer: RecordAnswer;
  event: ListedEvent;
  fields: AskedWith[];
  onClose: () => void;
}

/** Asks what an event needs, and whether somebody is sure; what the server refuses is said at the field. */
export function EventDialog({ answer, event, fields, onClose }: Props) {
  const say = useText(recordTexts);
  const id = useId();
  const explain = useCallMessage();
  const [note, setNote] = useState('');
  const [values, setValues] = useState<JsonObject>(() => readValues(answer.record, fields));
  const { send, isSending: busy } = useSendEvent(answer);
  const [refusal, setRefusal] = useState<{ text: string; fields: Map<string, string> }>();
  const isDangerous = event.tone === 'danger';
  const isReady = !busy && (event.note !== true || note.trim() !== '');
  const reasons = event.refused?.map(({ message }) => message).join(' ');

  async function submit() {
    try {
      await send(event, note, changedOf(answer.record, values));
      onClose();
    } catch (error) {
      const told = readRefusals(error).map(({ path, message }) => ({ box: findBox(fields, path), message }));
      const elsewhere = told.filter(({ box }) => box === undefined).map(({ message }) => message);
      const boxes = new Map(told.flatMap(({ box, message }) => (box === undefined ? [] : [[box, message]])));
      setRefusal({ text: told.length > 0 ? elsewhere.join(' ') : explain(error), fields: boxes });
    }
  }

  return (
    <Dialog
      role="alertdialog"
      title={say('sendAsk', { event: event.title, name: answer.name || answer.title })}
      text={
        reasons ? `${say('notNow')}: ${reasons}` : say(event.isFinal ? 'sendFinal' : 'sendText', titleOf(answer, event))
      }
      onClose={onClose}
      actions={
        <DialogActions
          action={event.title}
          leave={say('goBack')}
          danger={isDangerous}
          busy={busy}
          isReady={isReady}
          onClose={onClose}
          onAction={submit}
        />
      }
    >
      {event.warned && (
        <p className="w-send-event__warned">
          <Icon name="triangle-alert" size={16} />
          {event.warned.join(' ')}
        </p>
      )}
      <EnterConfirms confirm={isDangerous || !isReady ? undefined : () => void submit()}>
        {fields.map((field) => {
          const shared = {
            field,
            value: values[field.field] ?? null,
            names: answer.names,
            onChange: (value: Json) => setValues({ ...values, [field.field]: value }),
          };
          return field.asked ? (
            <AskedLines key={field.field} {...shared} asked={field.asked} errors={refusal?.fields} />
          ) : (
            <AskedField
              key={field.field}
              {...shared}
              error={refusal?.fields.get(field.field)}
              required={event.needs.includes(field.field)}
            />
          );
        })}
      </EnterConfirms>
      <div className="s-field">
        <label className="s-field__label" htmlFor={id}>
          {say(event.note ? 'reason' : 'noteIfAny')}
        </label>
        <textarea
          id={id}
          className="s-input"
          rows={3}
          maxLength={5000}
          required={event.note}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      {refusal?.text && (
        <p className="s-field__error" role="alert">
          {refusal.text}
        </p>
      )}
    </Dialog>
  );
}

function titleOf({ states }: RecordAnswer, { to }: ListedEvent) {
  return { state: states.find(({ value }) => value === to)?.title ?? to };
}

function readValues(record: JsonObject | null, fields: AskedWith[]): JsonObject {
  return Object.fromEntries(fields.map(({ field }): [string, Json] => [field, record?.[field] ?? null]));
}

function changedOf(record: JsonObject | null, values: JsonObject): JsonObject {
  const isChanged = ([field, value]: [string, Json]) =>
    JSON.stringify(value) !== JSON.stringify(record?.[field] ?? null);
  return Object.fromEntries(Object.entries(values).filter(isChanged));
}

/** What was refused, each with the path of its field. */
function readRefusals(error: unknown): { path: string; message: string }[] {
  const details = error instanceof ApiError && Array.isArray(error.details) ? error.details : [];
  return details.flatMap((detail: unknown) =>
    isJsonObject(detail) && typeof detail.message === 'string'
      ? [{ path: String(detail.path ?? ''), message: detail.message }]
      : [],
  );
}
