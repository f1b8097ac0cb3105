import { type FormEvent, useState } from 'react';
import { useApi, useCallMessage, useLanguage, useText } from 'sala/runtime';
import { readText } from 'sala/schemas';
import { permissionTexts } from './permissionTexts.ts';
import type { Permitted } from './permitted.ts';

interface Explained {
  allowed: boolean;
  text: string;
}

const actions = ['read', 'create', 'update', 'delete', 'export', 'import'] as const;

/** "Why can or can't this person do this?" */
export function Explain({ permitted, role }: { permitted: Permitted; role: string }) {
  const say = useText(permissionTexts);
  const language = useLanguage();
  const api = useApi();
  const explain = useCallMessage();
  const [answer, setAnswer] = useState<Explained>();

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const user = String(form.get('user') ?? '').trim();
    const [kind = '', name = '', action = ''] = String(form.get('about')).split(' ');
    const query = new URLSearchParams(user ? { user } : { role });
    query.set(kind, name);
    if (action) query.set('action', action);
    const asked = api<{ data: Explained }>(`/api/permissions/explain?${query}`);
    setAnswer(
      await asked.then(
        ({ data }) => data,
        (error) => ({ allowed: false, text: explain(error) }),
      ),
    );
  }

  return (
    <form className="w-config__group" onSubmit={handleSubmit}>
      <h2>{say('why')}</h2>
      <div className="w-config__line">
        <input className="s-input" name="user" aria-label={say('user')} placeholder={say('user')} />
        <select className="s-input" name="about" aria-label={say('about')}>
          <optgroup label={say('pages')}>
            {permitted.routes.map(({ path, title }) => (
              <option key={path} value={`path ${path}`}>
                {readText(title, language)} {path}
              </option>
            ))}
          </optgroup>
          {permitted.collections.map(({ name, title }) => (
            <optgroup key={name} label={readText(title, language)}>
              {actions.map((action) => (
                <option key={action} value={`collection ${name} ${action}`}>
                  {say(action)} · {readText(title, language)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <button type="submit" className="s-button s-button--primary">
          {say('ask')}
        </button>
      </div>
      <p role="status" className={answer && `w-config__answer ${answer.allowed ? '' : 'w-config__answer--no'}`}>
        {answer?.text}
      </p>
    </form>
  );
}
