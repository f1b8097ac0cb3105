import { useEffect, useState } from 'react';
import { NativeDialog, useApi, useCallMessage, useText } from 'sala/runtime';
import { MailFrame } from '../parts/MailFrame.tsx';
import { jobTexts } from './jobTexts.ts';

interface Mail {
  to: string;
  subject: string;
  html: string;
  linkHidden: boolean;
}

/** A mail as it went out or will. */
export function MailDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const say = useText(jobTexts);
  const api = useApi();
  const explain = useCallMessage();
  const [mail, setMail] = useState<Mail>();
  const [fault, setFault] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `explain` is new each time and only words a refusal
  useEffect(() => {
    api<{ data: Mail }>(`/api/mails/${encodeURIComponent(id)}`).then(
      ({ data }) => setMail(data),
      (error: unknown) => setFault(explain(error)),
    );
  }, [api, id]);
  return (
    <NativeDialog title={mail?.subject ?? say('read')} onClose={onClose}>
      <p role="status">{fault}</p>
      {!mail && !fault && <div className="s-skeleton w-jobs__mail" />}
      {mail && (
        <>
          <p>{say('mailTo', { to: mail.to })}</p>
          {mail.linkHidden && <p className="w-config__quiet">{say('linkHidden')}</p>}
          <MailFrame className="w-jobs__mail" title={mail.subject} html={mail.html} />
        </>
      )}
      <div className="w-config__line">
        <button type="button" className="s-button s-button--outline" onClick={onClose}>
          {say('close')}
        </button>
      </div>
    </NativeDialog>
  );
}
