import { useEffect, useState } from 'react';
import { FoldTitle, useApi, useCallMessage, useText } from 'sala/runtime';
import type { Language } from 'sala/schemas';
import { MailFrame } from '../parts/MailFrame.tsx';
import type { TemplateTexts } from './mailTemplate.ts';
import { mailTemplateTexts } from './mailTemplateTexts.ts';

interface Drawn {
  subject: string;
  text: string;
  html: string;
}

const restMs = 400;

/** A mail as it would arrive, drawn by the server while somebody writes. */
export function TemplatePreview({
  templateKey,
  texts,
  language,
}: {
  templateKey: string;
  texts: TemplateTexts;
  language: Language;
}) {
  const say = useText(mailTemplateTexts);
  const api = useApi();
  const explain = useCallMessage();
  const [drawn, setDrawn] = useState<Drawn>();
  const [fault, setFault] = useState('');
  const { subject, body, button } = texts;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `explain` is new each time and only words a refusal
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      const asked = { key: templateKey, language, subject, body, ...(button && { button }) };
      api<{ data: Drawn }>('/api/mail-templates/preview', { method: 'POST', body: asked }).then(
        ({ data }) => {
          if (!isCurrent) return;
          setDrawn(data);
          setFault('');
        },
        (error: unknown) => isCurrent && setFault(explain(error)),
      );
    }, restMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [api, templateKey, subject, body, button, language]);

  return (
    <section className="w-config__group" aria-label={say('preview')}>
      <h2>{say('preview')}</h2>
      <p className={fault ? 'w-config__notice w-config__notice--failed' : 'w-config__notice'} role="status">
        {fault}
      </p>
      {drawn ? (
        <>
          <p>
            <strong>{drawn.subject}</strong>
          </p>
          <MailFrame
            className="w-mail_templates__preview"
            title={say('previewOf', { subject: drawn.subject })}
            html={drawn.html}
          />
          <details className="w-mail_templates__text">
            <FoldTitle>{say('plain')}</FoldTitle>
            <pre className="w-mail_templates__plain">{drawn.text}</pre>
          </details>
        </>
      ) : (
        <div className="s-skeleton w-mail_templates__preview" />
      )}
    </section>
  );
}
