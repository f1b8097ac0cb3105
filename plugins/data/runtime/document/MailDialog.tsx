import { type FormEvent, useId, useState } from 'react';
import {
  DialogActions,
  FieldFrame,
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
  const idOf = (field: string) => `${form}-${field}`;
  const call = useCalls();
  const explain = useCallMessage();
  const refreshPage = useRefreshPage();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [copyToMe, setCopyToMe] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const copies = both ? 'both' : 'original';
  const { draft, isReady, problem, change } = useMailDraft(about, { language, copies });

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!isReady || !draft || busy) return;
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
        <DialogActions
          action={say(busy ? 'sending' : 'send')}
          icon="send"
          form={form}
          busy={busy}
          isReady={isReady}
          onClose={onClose}
        />
      }
    >
      {!draft && !problem && <p role="status">{say('loading')}</p>}
      {draft && (
        <form id={form} className="w-mail" onSubmit={(event) => void send(event)}>
          <FieldFrame id={idOf('to')} label={say('to')}>
            <input
              id={idOf('to')}
              className="s-input"
              type="email"
              maxLength={254}
              required
              autoComplete="off"
              value={draft.to}
              onChange={({ target }) => change({ to: target.value })}
            />
          </FieldFrame>
          <FieldFrame id={idOf('language')} label={say('language')}>
            <select
              id={idOf('language')}
              className="s-input"
              value={language}
              onChange={({ target }) => setLanguage(target.value === 'en' ? 'en' : 'th')}
            >
              <option value="th">{say('th')}</option>
              <option value="en">{say('en')}</option>
            </select>
          </FieldFrame>
          <FieldFrame id={idOf('subject')} label={say('subject')}>
            <input
              id={idOf('subject')}
              className="s-input"
              maxLength={200}
              required
              value={draft.subject}
              onChange={({ target }) => change({ subject: target.value })}
            />
          </FieldFrame>
          <FieldFrame id={idOf('text')} label={say('text')}>
            <textarea
              id={idOf('text')}
              className="s-input"
              rows={9}
              maxLength={5000}
              value={draft.text}
              onChange={({ target }) => change({ text: target.value })}
            />
          </FieldFrame>
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
