import { type FormEvent, useId, useState } from 'react';
import { formatValue } from '../../../engine/layout/binding/formatValue.ts';
import { useRuntime } from '../../../runtime/context/RuntimeContext.ts';
import type { Planned, PlannedAction } from '../../api/publication.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';

interface Props {
  action: PlannedAction;
  planned: Planned | undefined;
  /** Without a time what is planned is taken back. */
  onPlan: (at: string | null) => void;
}

/** When the page is published, or taken away. */
export function TimeForm({ action, planned, onPlan }: Props) {
  const { say, language } = useLanguage();
  const { page } = useRuntime();
  const id = useId();
  const [typed, setTyped] = useState('');
  const { timeZone } = page.get().payload.site;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const moment = new Date(typed);
    if (!Number.isNaN(moment.getTime())) onPlan(moment.toISOString());
  };
  const writeTime = (time: string) =>
    formatValue(time, [{ name: 'datetime', argument: 'medium' }], { language, timeZone });
  return (
    <form className="bd-publication__line" onSubmit={submit}>
      <label htmlFor={id}>{say(action === 'publish' ? 'publishAt' : 'unpublishAt')}</label>
      {planned ? (
        <>
          <span id={id}>
            {planned.refusal ? say('plannedRefused') : say('plannedFor', { time: writeTime(planned.at) })}
          </span>
          <button type="button" className="bd-button" onClick={() => onPlan(null)}>
            {say('cancelTime')}
          </button>
        </>
      ) : (
        <>
          <input
            id={id}
            className="bd-input"
            type="datetime-local"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <button type="submit" className="bd-button" disabled={typed === ''}>
            {say('setTime')}
          </button>
        </>
      )}
      {action === 'publish' && <p className="bd-help">{say('publishAtHint')}</p>}
    </form>
  );
}
