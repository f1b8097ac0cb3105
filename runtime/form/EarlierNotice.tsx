import { useEffect, useState } from 'react';
import { useApi } from '../api/useApi.ts';
import { useSession } from '../context/usePage.ts';
import { useLanguage, useText } from '../language/useText.ts';
import { formTexts } from './formTexts.ts';

interface Answer {
  data: { created_at: string }[];
}

/** Tells somebody who is signed in that they sent this form before. */
export function EarlierNotice({ formKey, course }: { formKey: string; course?: string }) {
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
      args: [{ form_key: formKey, user_id: userId, ...(course && { course_id: course }) }],
      sort: { created_at: -1 },
      paging: { page: 1, limit: 1 },
    };
    // Not knowing it keeps nobody from filling in the form.
    api<Answer>('/api/form/query', { method: 'POST', body, signal: ending.signal }).then(
      ({ data }) => setSentAt(data[0]?.created_at),
      () => undefined,
    );
    return () => ending.abort();
  }, [api, formKey, course, userId]);

  if (!sentAt) return null;
  if (course)
    return (
      <div className="s-form__notice" role="status">
        <strong>{say('registeredTitle')}</strong>
        <p>
          {say('registered')} <a href="/user/profile">{say('toProfile')}</a>
        </p>
      </div>
    );
  const date = new Date(sentAt).toLocaleDateString(language === 'th' ? 'th-TH' : 'en-GB', { dateStyle: 'long' });
  return (
    <p className="s-form__notice" role="status">
      {say('earlier', { date })}
    </p>
  );
}
