import { useState } from 'react';
import { Icon, Link, useLanguage, useText, useWidgetData, type WidgetViewProps } from 'sala/runtime';
import { readText } from 'sala/schemas';
import { ImportFlow } from './ImportFlow.tsx';
import { libraryTexts } from './libraryTexts.ts';
import type { ReadyFlow } from './ready.ts';
import { SwitchOn } from './SwitchOn.tsx';
import './flow_library.css';

/** Ready flows with those that were made of them, and the way in for flows of files. */
export function FlowLibrary({ object, data }: WidgetViewProps<object>) {
  const say = useText(libraryTexts);
  const { pending, refresh } = useWidgetData(object.uid);
  const ready = (data.library as unknown as { data: ReadyFlow[] } | null | undefined)?.data; // what listReadyFlows answers
  const [chosen, choose] = useState<ReadyFlow>();
  return (
    <section className="w-library" aria-labelledby={`${object.uid}-title`}>
      <header className="w-library__head">
        <h1 id={`${object.uid}-title`}>{say('title')}</h1>
        <ImportFlow />
      </header>
      <p className="w-library__lead">{say('lead')}</p>
      {!ready && !pending && (
        <div role="alert">
          <p>{say('failed')}</p>
          <button type="button" className="s-button s-button--outline s-button--small" onClick={refresh}>
            {say('retry')}
          </button>
        </div>
      )}
      {ready?.length === 0 && <p>{say('none')}</p>}
      {ready && ready.length > 0 && (
        <ul className="w-library__list">
          {ready.map((flow) => (
            <Card key={flow.name} flow={flow} onUse={() => choose(flow)} />
          ))}
        </ul>
      )}
      {chosen && <SwitchOn ready={chosen} onClose={() => choose(undefined)} />}
    </section>
  );
}

function Card({ flow, onUse }: { flow: ReadyFlow; onUse: () => void }) {
  const say = useText(libraryTexts);
  const language = useLanguage();
  const title = readText(flow.title, language);
  const isUsed = flow.flows.length > 0;
  return (
    <li className="w-library__card">
      <h2>
        <Icon name={flow.icon ?? 'workflow'} size={20} />
        {title}
      </h2>
      <p>{readText(flow.description, language)}</p>
      {isUsed && (
        <ul className="w-library__used" aria-label={say('used')}>
          {flow.flows.map((made) => (
            <li key={made.id}>
              <Link to={`/setup/workflow/${encodeURIComponent(made.id)}`}>{made.title}</Link>
              {!made.enabled && <span> ({say('off')})</span>}
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        className={`s-button s-button--small s-button--${isUsed ? 'outline' : 'primary'}`}
        aria-label={`${say(isUsed ? 'useAgain' : 'use')}: ${title}`}
        onClick={onUse}
      >
        {say(isUsed ? 'useAgain' : 'use')}
      </button>
    </li>
  );
}
