import { useState } from 'react';
import { Dialog, useText } from 'sala/runtime';
import { webhookTexts } from './webhookTexts.ts';

/** Shows a new secret, once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const say = useText(webhookTexts);
  const [copied, setCopied] = useState(false);
  return (
    <Dialog
      title={say('secretTitle')}
      text={say('secretText')}
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
      <code className="w-webhooks__secret">{secret}</code>
    </Dialog>
  );
}
