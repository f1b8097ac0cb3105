import { useEffect, useState } from 'react';
import { useApi } from '../api/useApi.ts';
import { useSession } from '../context/usePage.ts';
import { useLanguage, useText } from '../language/useText.ts';
import { formTexts } from './formTexts.ts';

interface Answer {
  data: { created_at: string }[];
}

/** Tells somebody who is signed in that they sent this form before. */
export function EarlierNotice({ formKey, isCourse }: { formKey: string; isCourse: boolean }) {
  const { user } = useSession();
  const [sentAt, setSentAt] = useState<string>();
  const api = useApi();
  const say = useText(formTexts);
  const language = useLanguage();
  const userId = user?.id;

  useEffect(() => {
    if (!userId) return;
    const ending = new AbortController();
    const body = {
      method: 'find',
      args: [{ form_key: formKey, user_id: userId }],
      sort: { created_at: -1 },
      paging: { page: 1, limit: 1 },
    };
    // Not knowing it keeps nobody from filling in the form.
    api<Answer>('/api/form/query', { method: 'POST', body, signal: ending.signal }).then(
      ({ data }) => setSentAt(data[0]?.created_at),
      () => undefined,
    );
    return () => ending.abort();
  }, [api, formKey, userId]);

  if (!sentAt) return null;
  const date = new Date(sentAt).toLocaleDateString(language === 'th' ? 'th-TH' : 'en-GB', { dateStyle: 'long' });
  return (
    <p className="s-form__notice" role="status">
      {isCourse && <strong>{say('registered')} </strong>}
      {say('earlier', { date })}
    </p>
  );
}
