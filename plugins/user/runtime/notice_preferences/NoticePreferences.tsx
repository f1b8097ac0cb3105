import { type FormEvent, useState } from 'react';
import { useApi, useSession, useText, type WidgetViewProps } from 'sala/runtime';
import { mailChoices, type NoticePreference, noticeTopics, noticeTopicTitles } from 'sala/schemas';
import { Note } from '../parts/Note.tsx';
import { PreloadedAnswers } from '../parts/PreloadedAnswers.tsx';
import { TextField } from '../parts/TextField.tsx';
import { useAnswer } from '../parts/useAnswer.ts';
import { useCall } from '../parts/useCall.ts';
import { LineLink } from './LineLink.tsx';
import { preferenceTexts } from './preferenceTexts.ts';
import { readPreference } from './readPreference.ts';
import '../parts/account.css';
import './notice_preferences.css';

/** What `GET /api/notices/preference` answers. */
export interface OwnPreference extends NoticePreference {
  line: { account: string; linked: boolean } | null;
  email: string | null;
}

const path = '/api/notices/preference';

/** How a person is told beside finding it in their list: by pop-up, mail or LINE, topic by topic, and when not. */
export function NoticePreferences({ data }: WidgetViewProps<object>) {
  return (
    <PreloadedAnswers data={data}>
      <Preferences />
    </PreloadedAnswers>
  );
}

function Preferences() {
  const { user, mode } = useSession();
  const open = user !== null && mode !== 'bypass';
  const { data, failure, reload } = useAnswer<OwnPreference>(open ? path : undefined);
  if (!open) return null;
  return (
    <div className="w-account__page w-notice_preferences">
      <Note>{failure}</Note>
      {data && <PreferenceForm own={data} />}
      {data?.line && <LineLink line={data.line} onChange={reload} />}
    </div>
  );
}

function PreferenceForm({ own }: { own: OwnPreference }) {
  const say = useText(preferenceTexts);
  const api = useApi();
  const { busy, refusal, run, refuse } = useCall();
  const [saved, setSaved] = useState(false);
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSaved(false);
    const body = readPreference(new FormData(event.currentTarget), own);
    if ((body.quietFrom === null) !== (body.quietTo === null)) return refuse(say('quietBoth'));
    setSaved(await run(() => api(path, { method: 'PUT', body })));
  }
  return (
    <section className="w-account__section">
      <h2>{say('title')}</h2>
      <form className="w-account__form" onSubmit={save} onInput={() => setSaved(false)} aria-busy={busy}>
        {own.email === null && <p className="w-account__text">{say('noMail')}</p>}
        <TopicTable own={own} />
        <div className="w-account__pair">
          <TextField label={say('digestAt')} name="digestAt" type="time" required defaultValue={own.digestAt} />
        </div>
        <div className="w-account__pair">
          <TextField label={say('quietFrom')} name="quietFrom" type="time" defaultValue={own.quietFrom ?? ''} />
          <TextField label={say('quietTo')} name="quietTo" type="time" defaultValue={own.quietTo ?? ''} />
        </div>
        <p className="w-account__text">{say('quietHelp')}</p>
        <Note>{refusal}</Note>
        <Note kind="success">{saved && say('saved')}</Note>
        <div className="w-account__actions">
          <button type="submit" className="s-button s-button--primary" disabled={busy}>
            {say('save')}
          </button>
        </div>
      </form>
    </section>
  );
}

function TopicTable({ own }: { own: OwnPreference }) {
  const say = useText(preferenceTexts);
  const name = useText(noticeTopicTitles);
  return (
    <table className="w-notice_preferences__table">
      <thead>
        <tr>
          <th scope="col">{say('topic')}</th>
          <th scope="col">{say('toast')}</th>
          <th scope="col">{say('mail')}</th>
          {own.line && <th scope="col">LINE</th>}
        </tr>
      </thead>
      <tbody>
        {noticeTopics.map((topic) => (
          <tr key={topic}>
            <th scope="row">{name(topic)}</th>
            <td>
              <input
                type="checkbox"
                name={`toast.${topic}`}
                aria-label={say('toastOf', { topic: name(topic) })}
                defaultChecked={own.topics[topic].toast}
              />
            </td>
            <td>
              <select
                className="s-input"
                name={`mail.${topic}`}
                aria-label={say('mailOf', { topic: name(topic) })}
                defaultValue={own.topics[topic].mail}
              >
                {mailChoices.map((choice) => (
                  <option key={choice} value={choice}>
                    {say(choice)}
                  </option>
                ))}
              </select>
            </td>
            {own.line && (
              <td>
                <input
                  type="checkbox"
                  name={`line.${topic}`}
                  aria-label={say('lineOf', { topic: name(topic) })}
                  defaultChecked={own.topics[topic].line}
                />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
