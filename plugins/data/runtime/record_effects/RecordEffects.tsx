import { useEffect, useState } from 'react';
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
import { AsideMissing } from '../record/AsideMissing.tsx';
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
  useFollow(answer?.effects.some(isUnderway) === true, refresh);
  if (!answer) return <AsideMissing uid={object.uid} title={say('effects')} />;
  if (answer.effects.length === 0) return null;
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

/** Its last attempt is over, or the next one waits for its time. */
const hasFailed = ({ status, tries }: RecordEffect) => status === 'failed' || (status === 'waiting' && tries > 0);

/** It runs, or is about to; one that failed waits for long. */
const isUnderway = ({ status, tries }: RecordEffect) => status === 'running' || (status === 'waiting' && tries === 0);

const followMs = 2000;
const mostReads = 30;

/** Nothing tells of the end of an effect: while one is underway it is read again, for a minute. */
function useFollow(isOn: boolean, refresh: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    let reads = 0;
    const timer = setInterval(() => {
      reads += 1;
      if (reads === mostReads) clearInterval(timer);
      refresh();
    }, followMs);
    return () => clearInterval(timer);
  }, [isOn, refresh]);
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
        {hasFailed(effect) && onRunAgain && (
          <button type="button" className="w-aside__link" aria-disabled={isRunning} onClick={onRunAgain}>
            {say(status === 'failed' ? 'runAgain' : 'runNow')}
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
