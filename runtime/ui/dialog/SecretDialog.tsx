import { useState } from 'react';
import { useText } from '../../language/useText.ts';
import { Dialog } from './Dialog.tsx';

interface Props {
  title: string;
  /** What it is for. */
  text: string;
  secret: string;
  onClose: () => void;
}

/** Shows a secret that is never shown again: only its button closes it. */
export function SecretDialog({ title, text, secret, onClose }: Props) {
  const say = useText(texts);
  const [copied, setCopied] = useState(false);
  return (
    <Dialog
      title={title}
      text={text}
      role="alertdialog"
      actions={
        <>
          <button
            type="button"
            className="s-button s-button--outline"
            onClick={() => navigator.clipboard?.writeText(secret).then(() => setCopied(true))}
          >
            {say(copied ? 'copied' : 'copy')}
          </button>
          <button type="button" className="s-button s-button--primary" onClick={onClose}>
            {say('kept')}
          </button>
        </>
      }
    >
      <code className="s-dialog__secret">{secret}</code>
    </Dialog>
  );
}

const texts = {
  copy: { th: 'คัดลอก', en: 'Copy' },
  copied: { th: 'คัดลอกแล้ว', en: 'Copied' },
  kept: { th: 'เก็บไว้แล้ว', en: 'I have kept it' },
};
