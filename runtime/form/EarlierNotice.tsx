import { useEffect, useState } from 'react';
import { corePaths } from '../../schemas/index.ts';
import { useApi } from '../context/useApi.ts';
import { useSession } from '../context/usePage.ts';
import { useMoment } from '../language/useMoment.ts';
import { useText } from '../language/useText.ts';
import { formTexts } from './formTexts.ts';

interface Answer {
  data: { sentAt: string | null; once: boolean };
}

/** Tells people who are signed in that they sent this form before. */
export function EarlierNotice({ formKey }: { formKey: string }) {
  const { user } = useSession();
  const [earlier, setEarlier] = useState<Answer['data']>();
  const api = useApi();
  const say = useText(formTexts);
  const writeDay = useMoment('longDay');
  const userId = user?.id;

  useEffect(() => {
    if (!userId) return;
    const ending = new AbortController();
    const { pathname, search } = location;
    const query = new URLSearchParams({ key: formKey, path: pathname + search });
    // The form can be filled in without knowing it.
    api<Answer>(`/api/form/earlier?${query}`, { signal: ending.signal }).then(
      ({ data }) => setEarlier(data),
      () => undefined,
    );
    return () => ending.abort();
  }, [api, formKey, userId]);

  if (!earlier?.sentAt) return null;
  if (earlier.once)
    return (
      <div className="s-form__notice" role="status">
        <strong>{say('registeredTitle')}</strong>
        <p>
          {say('registered')} <a href={corePaths.profile}>{say('toProfile')}</a>
        </p>
      </div>
    );
  return (
    <p className="s-form__notice" role="status">
      {say('earlier', { date: writeDay(earlier.sentAt) })}
    </p>
  );
}
