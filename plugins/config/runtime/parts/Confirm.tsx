import { type ReactNode, useState } from 'react';
import { Dialog, useText } from 'sala/runtime';

export interface Question {
  title: string;
  /** What will happen, and what will not. */
  text: string;
  /** What the button that does it is called. */
  action: string;
  danger?: boolean;
  /** Fields that the deed needs. */
  children?: ReactNode;
  perform: () => Promise<unknown>;
}

const texts = { cancel: { th: 'ยกเลิก', en: 'Cancel' } };

/** Asks before something is done, in words that say what it does. */
export function Confirm({ question, onClose }: { question: Question; onClose: () => void }) {
  const say = useText(texts);
  const [busy, setBusy] = useState(false);
  async function perform() {
    setBusy(true);
    await question.perform();
    onClose();
  }
  return (
    <Dialog
      title={question.title}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="s-button s-button--outline" disabled={busy} onClick={onClose}>
            {say('cancel')}
          </button>
          <button
            type="button"
            className={`s-button ${question.danger ? 's-button--danger' : 's-button--primary'}`}
            disabled={busy}
            onClick={perform}
          >
            {question.action}
          </button>
        </>
      }
    >
      <p>{question.text}</p>
      {question.children}
    </Dialog>
  );
}
