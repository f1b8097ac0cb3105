import { type FormEvent, type ReactNode, useId, useState } from 'react';
import {
  Icon,
  NativeDialog,
  showToast,
  useCallMessage,
  useCalls,
  useLanguage,
  useRefreshPage,
  useText,
} from 'sala/runtime';
import type { Language } from 'sala/schemas';
import { mailTexts } from './mailTexts.ts';
import { useMailDraft } from './useMailDraft.ts';
import './mail.css';

const languages = ['th', 'en'] as const;

interface Props {
  about: { name: string; title: string; id: string };
  /** The copy follows the original in the attached file. */
  both?: boolean;
  onClose: () => void;
}

/** A document to somebody by mail: whom, in which language, with what words. */
export function MailDialog({ about, both = false, onClose }: Props) {
  const say = useText(mailTexts);
  const form = useId();
  const call = useCalls();
  const explain = useCallMessage();
  const refreshPage = useRefreshPage();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [copyToMe, setCopyToMe] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const copies = both ? 'both' : 'original';
  const { draft, problem, change } = useMailDraft(about, { language, copies });

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!draft || busy) return;
    setBusy(true);
    setRefusal('');
    try {
      const { to, subject, text } = draft;
      await call('POST /api/document/{name}/{id}/mail', {
        params: { name: about.name, id: about.id },
        body: { to: to.trim(), subject, text, copyToMe, language, copies },
      });
      showToast({ title: say('queued', { to: to.trim() }), kind: 'success' });
      refreshPage();
      onClose();
    } catch (error) {
      setRefusal(explain(error));
      setBusy(false);
    }
  }

  const failed = refusal || problem;
  return (
    <NativeDialog
      title={say('title', { title: about.title })}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="s-button s-button--outline" disabled={busy} onClick={onClose}>
            {say('cancel')}
          </button>
          <button type="submit" form={form} className="s-button s-button--primary" disabled={busy || !draft}>
            <Icon name="send" size={16} />
            {say(busy ? 'sending' : 'send')}
          </button>
        </>
      }
    >
      {!draft && !problem && <p role="status">{say('loading')}</p>}
      {draft && (
        <form id={form} className="w-mail" onSubmit={(event) => void send(event)}>
          <Line label={say('to')}>
            {(id) => (
              <input
                {...{ id, className: 's-input', type: 'email', maxLength: 254, required: true, autoComplete: 'off' }}
                value={draft.to}
                onChange={({ target }) => change({ to: target.value })}
              />
            )}
          </Line>
          <Line label={say('language')}>
            {(id) => (
              <select
                {...{ id, className: 's-input', value: language }}
                onChange={({ target }) => setLanguage(target.value === 'en' ? 'en' : 'th')}
              >
                {languages.map((each) => (
                  <option key={each} value={each}>
                    {say(each)}
                  </option>
                ))}
              </select>
            )}
          </Line>
          <Line label={say('subject')}>
            {(id) => (
              <input
                {...{ id, className: 's-input', maxLength: 200, required: true, value: draft.subject }}
                onChange={({ target }) => change({ subject: target.value })}
              />
            )}
          </Line>
          <Line label={say('text')}>
            {(id) => (
              <textarea
                {...{ id, className: 's-input', rows: 9, maxLength: 5000, value: draft.text }}
                onChange={({ target }) => change({ text: target.value })}
              />
            )}
          </Line>
          <p className="w-mail__file">
            <Icon name="paperclip" size={16} /> {draft.file}
          </p>
          {draft.replyTo ? (
            <label className="w-mail__copy">
              <input type="checkbox" checked={copyToMe} onChange={({ target }) => setCopyToMe(target.checked)} />
              {say('copyToMe', { email: draft.replyTo })}
            </label>
          ) : (
            <p>{say('noAddress')}</p>
          )}
        </form>
      )}
      {failed && (
        <p className="s-field__error" role="alert">
          {failed}
        </p>
      )}
    </NativeDialog>
  );
}

function Line({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="s-field">
      <label className="s-field__label" htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}
