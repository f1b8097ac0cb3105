import { type FormEvent, useState } from 'react';
import { useText } from 'sala/runtime';
import { submissionTexts } from './submissionTexts.ts';

interface Props {
  to: string;
  busy: boolean;
  /** Resolves to whether it was sent. */
  onSend: (text: string) => Promise<boolean>;
}

export function ReplyForm({ to, busy, onSend }: Props) {
  const say = useText(submissionTexts);
  const [text, setText] = useState('');
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await onSend(text.trim())) setText('');
  }
  return (
    <form onSubmit={submit} aria-busy={busy}>
      <p>{say('to', { email: to })}</p>
      <label>
        {say('text')}
        <textarea
          className="s-input"
          rows={5}
          maxLength={5000}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <button type="submit" className="s-button s-button--primary" disabled={busy || text.trim() === ''}>
        {say('send')}
      </button>
    </form>
  );
}
