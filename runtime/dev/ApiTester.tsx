import { type FormEvent, useState } from 'react';
import { callByHand, type HandAnswer, type HandCall, methods, takesBody } from './callByHand.ts';

const quick: HandCall[] = [
  { method: 'GET', endpoint: '/api/health', body: '' },
  { method: 'GET', endpoint: '/api/session', body: '' },
  { method: 'GET', endpoint: '/api/page?path=/', body: '' },
  { method: 'POST', endpoint: '/api/post/query', body: '{"method": "find", "args": [{}]}' },
];

/** Calls of this site by hand, as whoever is signed in. There is no token to show: the session is a cookie no script can read. */
export function ApiTester() {
  const [call, setCall] = useState<HandCall>({ method: 'GET', endpoint: '/api/session', body: '{}' });
  const [answer, setAnswer] = useState<HandAnswer>();
  const [busy, setBusy] = useState(false);

  async function send(next: HandCall) {
    setCall(next);
    setBusy(true);
    setAnswer(await callByHand(next));
    setBusy(false);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void send(call);
  }

  return (
    <form className="s-dev__panel" onSubmit={handleSubmit}>
      <p>
        Site: <strong>{location.host}</strong>
      </p>
      <p className="s-dev__line">
        <select
          className="s-input"
          aria-label="Method"
          value={call.method}
          onChange={({ target }) => setCall({ ...call, method: methods.find((one) => one === target.value) ?? 'GET' })}
        >
          {methods.map((method) => (
            <option key={method}>{method}</option>
          ))}
        </select>
        <input
          className="s-input"
          aria-label="Endpoint"
          required
          value={call.endpoint}
          onChange={({ target }) => setCall({ ...call, endpoint: target.value })}
        />
        <button type="submit" className="s-button s-button--primary" disabled={busy}>
          Send
        </button>
      </p>
      {takesBody(call.method) && (
        <textarea
          className="s-input"
          aria-label="JSON body"
          rows={5}
          value={call.body}
          onChange={({ target }) => setCall({ ...call, body: target.value })}
        />
      )}
      <p className="s-dev__line">
        {quick.map((one) => (
          <button key={one.endpoint} type="button" disabled={busy} onClick={() => send(one)}>
            {one.method} {one.endpoint}
          </button>
        ))}
      </p>
      <p role="status">
        {answer?.error ?? (answer && `${answer.status} · ${call.method} ${call.endpoint} · ${answer.ms} ms`)}
      </p>
      {answer?.text && <pre>{answer.text}</pre>}
    </form>
  );
}
