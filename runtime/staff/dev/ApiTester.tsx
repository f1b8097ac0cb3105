import { type FormEvent, useState } from 'react';
import { methods, sendTestCall, type TestAnswer, type TestCall, takesBody } from './sendTestCall.ts';

const quick: TestCall[] = [
  { method: 'GET', endpoint: '/api/health', body: '' },
  { method: 'GET', endpoint: '/api/session', body: '' },
  { method: 'GET', endpoint: '/api/page?path=/', body: '' },
  { method: 'POST', endpoint: '/api/user/query', body: '{"method": "find", "args": [{}]}' },
];

/**
 * Sends API calls as the signed-in person. There is no token to show: the session is a cookie that scripts cannot read.
 */
export function ApiTester() {
  const [call, setCall] = useState<TestCall>({ method: 'GET', endpoint: '/api/session', body: '{}' });
  const [answer, setAnswer] = useState<TestAnswer>();
  const [busy, setBusy] = useState(false);

  async function send(next: TestCall) {
    setCall(next);
    setBusy(true);
    setAnswer(await sendTestCall(next));
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
