import { type FormEvent, useId, useState } from 'react';
import { useApi, useCallMessage, useText, type WidgetViewProps } from 'sala/runtime';
import { type RemoteAction, type RemoteAnswer, remoteActions } from 'sala/schemas';
import { PersonPicker } from './PersonPicker.tsx';
import { remoteTexts } from './remoteTexts.ts';
import './remote_control.css';

/** Sends commands to the open pages of a person; messages can go to everyone. */
export function RemoteControl(_: WidgetViewProps<object>) {
  const say = useText(remoteTexts);
  const api = useApi();
  const explain = useCallMessage();
  const id = useId();
  const [action, setAction] = useState<RemoteAction>('ping');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [answers, setAnswers] = useState<RemoteAnswer[]>();

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    setRefusal('');
    setAnswers(undefined);
    try {
      const { data } = await api<{ data: { answers: RemoteAnswer[] } }>('/api/remote', { method: 'POST', body });
      setAnswers(data.answers);
    } catch (error) {
      setRefusal(explain(error));
    }
    setBusy(false);
  }

  return (
    <section className="w-remote">
      <h1>{say('title')}</h1>
      <p className="w-remote__hint">{say('hint')}</p>
      <form className="w-remote__form" onSubmit={handleSubmit}>
        <PersonPicker everybody={action === 'alert'} />
        <div className="s-field">
          <label className="s-field__label" htmlFor={id}>
            {say('action')}
          </label>
          <select
            id={id}
            name="action"
            className="s-input"
            value={action}
            onChange={({ target }) => setAction(remoteActions.find((one) => one === target.value) ?? 'ping')}
          >
            {remoteActions.map((one) => (
              <option key={one} value={one}>
                {say(one)}
              </option>
            ))}
          </select>
        </div>
        {action === 'alert' && <TextField name="text" label={say('text')} maxLength={500} />}
        {action === 'route' && <TextField name="path" label={say('path')} maxLength={300} pattern="/.*" />}
        <button type="submit" className="s-button s-button--primary" disabled={busy}>
          {say('send')}
        </button>
      </form>
      <p role="status" className="w-remote__status">
        {refusal || (busy ? say('sending') : answers && tellCount(answers.length))}
      </p>
      <ul className="w-remote__answers">
        {answers?.map((answer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have no names; their order is all that tells them apart
          <Answer key={index} answer={answer} />
        ))}
      </ul>
    </section>
  );

  function tellCount(count: number): string {
    return count === 0 ? say('none') : say('answered', { count });
  }
}

function TextField(props: { name: string; label: string; maxLength: number; pattern?: string }) {
  const { label, ...input } = props;
  const id = useId();
  return (
    <div className="s-field">
      <label className="s-field__label" htmlFor={id}>
        {label}
      </label>
      <input id={id} className="s-input" required {...input} />
    </div>
  );
}

function Answer({ answer }: { answer: RemoteAnswer }) {
  const say = useText(remoteTexts);
  const { path, visible, idleSeconds, device } = answer;
  return (
    <li>
      <strong>{path}</strong>
      <span>
        {say(visible ? 'visible' : 'hidden')} · {say('idle', { seconds: idleSeconds })}
      </span>
      {device && (
        <span>
          {device.userAgent} · {device.screen} · {device.window} · {device.language} · {device.timeZone}
        </span>
      )}
    </li>
  );
}
