import { useCallback, useEffect, useState } from 'react';
import { type Calls, ConfirmDialog, showToast, useCalls, useText, type WidgetViewProps } from 'sala/runtime';
import { useTimes } from '../parts/useTimes.ts';
import { SecretForm } from './SecretForm.tsx';
import { secretTexts } from './secretTexts.ts';
import './flow_secrets.css';

type Secret = Calls['GET /api/flow-secrets']['answer']['data'][number];
type Asked = { kind: 'add' } | { kind: 'renew' | 'remove'; name: string };

/** The secrets that requests of flows name: added, replaced and removed, never shown. */
export function FlowSecrets({ object }: WidgetViewProps<object>) {
  const say = useText(secretTexts);
  const { moment } = useTimes();
  const { secrets, failed, reread } = useSecrets();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const button = (label: string, question: Asked, name = label) => (
    <button
      type="button"
      className="s-button s-button--outline s-button--small"
      aria-label={name}
      onClick={() => setAsked(question)}
    >
      {label}
    </button>
  );
  return (
    <section className="w-secrets" aria-labelledby={`${object.uid}-title`}>
      <header>
        <h2 id={`${object.uid}-title`}>{say('title')}</h2>
        {button(say('add'), { kind: 'add' })}
      </header>
      <p>{say('lead')}</p>
      {failed && <p role="alert">{say('failed')}</p>}
      {secrets?.length === 0 && <p className="w-secrets__none">{say('none')}</p>}
      {secrets && secrets.length > 0 && (
        <ul>
          {secrets.map(({ name, updatedAt }) => (
            <li key={name}>
              <code>$secret.{name}</code>
              <small>{say('changed', { time: moment(updatedAt) })}</small>
              {button(say('renew'), { kind: 'renew', name }, say('renewOf', { name }))}
              {button(say('remove'), { kind: 'remove', name }, say('removeOf', { name }))}
            </li>
          ))}
        </ul>
      )}
      {(asked?.kind === 'add' || asked?.kind === 'renew') && (
        <SecretForm
          {...(asked.kind === 'renew' && { secret: asked.name })}
          taken={secrets?.map(({ name }) => name) ?? []}
          onSaved={reread}
          onClose={close}
        />
      )}
      {asked?.kind === 'remove' && <RemoveSecret name={asked.name} onRemoved={reread} onClose={close} />}
    </section>
  );
}

function useSecrets() {
  const call = useCalls();
  const [secrets, setSecrets] = useState<Secret[]>();
  const [failed, setFailed] = useState(false);
  const reread = useCallback(() => {
    call('GET /api/flow-secrets').then(
      ({ data }) => setSecrets(data),
      () => setFailed(true),
    );
  }, [call]);
  useEffect(reread, [reread]);
  return { secrets, failed, reread };
}

function RemoveSecret({ name, onRemoved, onClose }: { name: string; onRemoved: () => void; onClose: () => void }) {
  const say = useText(secretTexts);
  const call = useCalls();
  return (
    <ConfirmDialog
      title={say('removeOf', { name })}
      text={say('removeText')}
      action={say('remove')}
      danger
      perform={async () => {
        await call('DELETE /api/flow-secrets/{name}', { params: { name } });
        showToast({ title: say('removed'), kind: 'success' });
        onRemoved();
      }}
      onClose={onClose}
    />
  );
}
