import { useState } from 'react';
import {
  showToast,
  useApi,
  useCallMessage,
  useLanguage,
  useText,
  useWidgetData,
  type WidgetViewProps,
} from 'sala/runtime';
import { effectTitles, readText } from 'sala/schemas';
import { formatDate } from '../../shared/formatValue.ts';
import type { EffectsAnswer, RecordEffect } from '../../shared/recordAsides.ts';
import { Status } from '../grid/Status.tsx';
import { useFormat } from '../grid/useFormat.ts';
import { asideTexts } from '../record/asideTexts.ts';
import '../record/aside.css';

const tones = { waiting: 'info', running: 'info', done: 'success', failed: 'danger' } as const;

/** What follows the events of the record outside, with its state and another try. */
export function RecordEffects({ object, data }: WidgetViewProps<{ collection: string }>) {
  const say = useText(asideTexts);
  const api = useApi();
  const explain = useCallMessage();
  const { refresh } = useWidgetData(object.uid);
  const [running, setRunning] = useState<number>();
  const answer = data.effects as unknown as EffectsAnswer | null | undefined; // what data.effects answers
  if (!answer || answer.effects.length === 0) return null;
  const { record, effects, mayRunAgain } = answer;
  async function runAgain(id: number) {
    if (running !== undefined) return;
    setRunning(id);
    const place = `/api/${encodeURIComponent(object.collection)}/${encodeURIComponent(record)}`;
    try {
      await api(`${place}/effects/${id}/run`, { method: 'POST' });
      showToast({ title: say('isRunAgain'), kind: 'success' });
    } catch (error) {
      showToast({ title: explain(error), kind: 'error' });
    }
    setRunning(undefined);
    refresh();
  }
  return (
    <section className="w-aside" aria-label={say('effects')}>
      <h2>{say('effects')}</h2>
      <ul>
        {effects.map((effect) => (
          <Effect
            key={effect.id}
            effect={effect}
            isRunning={running === effect.id}
            onRunAgain={mayRunAgain ? () => void runAgain(effect.id) : undefined}
          />
        ))}
      </ul>
    </section>
  );
}

function Effect({
  effect,
  isRunning,
  onRunAgain,
}: {
  effect: RecordEffect;
  isRunning: boolean;
  onRunAgain?: () => void;
}) {
  const say = useText(asideTexts);
  const format = useFormat();
  const language = useLanguage();
  const { title, status, tries, at, nextAt, error, skipped } = effect;
  const known = readText(effectTitles[title] ?? title, language);
  return (
    <li>
      <p className="w-aside__row">
        <strong>{known}</strong>
        <Status
          choice={{
            value: status,
            title: say(skipped ? 'skipped' : status),
            tone: skipped ? 'neutral' : tones[status],
          }}
        />
        {status === 'failed' && onRunAgain && (
          <button type="button" className="w-aside__link" aria-disabled={isRunning} onClick={onRunAgain}>
            {say('runAgain')}
          </button>
        )}
      </p>
      <small>
        {formatDate(at, 'datetime', format)}
        {tries > 1 && ` · ${say('tries', { count: String(tries) })}`}
        {nextAt && tries > 0 && ` · ${say('nextTry', { at: formatDate(nextAt, 'datetime', format) })}`}
      </small>
      {error && (
        <details>
          <summary>{say('why')}</summary>
          <small>{error}</small>
        </details>
      )}
    </li>
  );
}
