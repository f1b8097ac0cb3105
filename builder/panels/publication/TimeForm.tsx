import { type FormEvent, useState } from 'react';
import { formatValue } from '../../../engine/layout/binding/formatValue.ts';
import { useRuntime } from '../../../runtime/context/RuntimeContext.ts';
import { MomentPicker } from '../../../runtime/ui/fields/MomentPicker.tsx';
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
  const [at, setAt] = useState<string>();
  const { timeZone } = page.get().payload.site;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (at) onPlan(at);
  };
  const writeTime = (time: string) =>
    formatValue(time, [{ name: 'datetime', argument: 'medium' }], { language, timeZone });
  const label = say(action === 'publish' ? 'publishAt' : 'unpublishAt');
  return (
    <form className="bd-publication__line" onSubmit={submit}>
      <span>{label}</span>
      {planned ? (
        <>
          <span>{planned.refusal ? say('plannedRefused') : say('plannedFor', { time: writeTime(planned.at) })}</span>
          <button type="button" className="bd-button" onClick={() => onPlan(null)}>
            {say('cancelTime')}
          </button>
        </>
      ) : (
        <>
          <MomentPicker label={label} name={action} value={at} onChange={setAt} />
          <button type="submit" className="bd-button" disabled={!at}>
            {say('setTime')}
          </button>
        </>
      )}
      {action === 'publish' && <p className="bd-help">{say('publishAtHint')}</p>}
    </form>
  );
}
