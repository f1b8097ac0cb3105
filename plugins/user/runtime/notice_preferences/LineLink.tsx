import { useState } from 'react';
import { useApi, useText } from 'sala/runtime';
import { Note } from '../parts/Note.tsx';
import { useCall } from '../parts/useCall.ts';
import { preferenceTexts } from './preferenceTexts.ts';

const path = '/api/notices/line';

/** Links a LINE account by a code that its person sends to the site's account. */
export function LineLink({
  line,
  onChange,
}: {
  line: { account: string; linked: boolean };
  onChange: () => Promise<void>;
}) {
  const say = useText(preferenceTexts);
  const api = useApi();
  const { busy, refusal, run } = useCall();
  const [code, setCode] = useState('');
  const ask = () =>
    run(async () => {
      const { data } = await api<{ data: { code: string } }>(path, { method: 'POST', body: {} });
      setCode(data.code);
    });
  const check = async () => {
    await onChange();
    setCode('');
  };
  return (
    <section className="w-account__section">
      <h2>{say('lineTitle')}</h2>
      <p className="w-account__text">{say(line.linked ? 'lineLinked' : 'lineNone')}</p>
      <Note>{refusal}</Note>
      <div role="status">
        {code !== '' && (
          <>
            <p>{say('code', { account: line.account })}</p>
            <p className="w-notice_preferences__code">{code}</p>
          </>
        )}
      </div>
      <div className="w-account__actions">
        {code !== '' && (
          <button type="button" className="s-button s-button--primary" disabled={busy} onClick={check}>
            {say('done')}
          </button>
        )}
        {line.linked ? (
          <button
            type="button"
            className="s-button s-button--outline"
            disabled={busy}
            onClick={() =>
              run(() => api(path, { method: 'DELETE' })).then((isDone) => (isDone ? onChange() : undefined))
            }
          >
            {say('unlink')}
          </button>
        ) : (
          <button type="button" className="s-button s-button--outline" disabled={busy} onClick={ask}>
            {say('link')}
          </button>
        )}
      </div>
    </section>
  );
}
