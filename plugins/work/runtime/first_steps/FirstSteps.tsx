import { useState } from 'react';
import { inSentence } from 'sala/engine';
import {
  Icon,
  Link,
  showToast,
  useApi,
  useCallMessage,
  useText,
  useWidgetData,
  type WidgetViewProps,
} from 'sala/runtime';
import type { FirstStep, FirstSteps as Steps } from '../../shared/firstStep.ts';
import { stepTexts } from './stepTexts.ts';
import './first_steps.css';

/** What a new site needs, ticked off by what there is; the next one is marked. */
export function FirstSteps({ object, data }: WidgetViewProps<object>) {
  const say = useText(stepTexts);
  const { busy, putAway } = usePutAway(object.uid);
  const steps = (data?.steps as unknown as Steps | undefined)?.steps; // what the source work.steps answers
  if (!steps) return null;
  const next = steps.find(({ done }) => !done);
  return (
    <section className="w-first_steps">
      <header>
        <div>
          <h2>{say('title')}</h2>
          <p>{say('lead', { done: steps.filter(({ done }) => done).length, total: steps.length })}</p>
        </div>
        <button type="button" className="s-button s-button--small s-button--outline" disabled={busy} onClick={putAway}>
          {say('away')}
        </button>
      </header>
      <ol>
        {steps.map((step) => (
          <StepLine key={step.name} step={step} isNext={step === next} />
        ))}
      </ol>
    </section>
  );
}

function StepLine({ step, isNext }: { step: FirstStep; isNext: boolean }) {
  const { name, done, path, title = '' } = step;
  const say = useText(stepTexts);
  const text = say(name, { title: inSentence(title) });
  return (
    <li data-done={done || undefined} aria-current={isNext ? 'step' : undefined}>
      <Icon name={done ? 'circle-check' : 'circle'} size={20} />
      <div>
        <strong>{text}</strong>
        <p>{say(`${name}Text`)}</p>
      </div>
      {done ? (
        <span>{say('done')}</span>
      ) : (
        <Link
          to={path}
          className={`s-button s-button--small ${isNext ? 's-button--primary' : 's-button--outline'}`}
          aria-label={`${say('begin')} ${text}`}
        >
          {say('begin')}
        </Link>
      )}
    </li>
  );
}

function usePutAway(uid: string) {
  const api = useApi();
  const explain = useCallMessage();
  const { refresh } = useWidgetData(uid);
  const [busy, setBusy] = useState(false);
  async function putAway() {
    setBusy(true);
    try {
      await api('/api/site', { method: 'PUT', body: { firstStepsAway: true } });
      refresh();
    } catch (refusal) {
      showToast({ title: explain(refusal), kind: 'error' });
    } finally {
      setBusy(false);
    }
  }
  return { busy, putAway };
}
