import { useState } from 'react';
import { useApi, useMoment, useText } from 'sala/runtime';
import { ConfirmForm } from '../account_security/ConfirmForm.tsx';
import { Note } from '../parts/Note.tsx';
import { useAnswer } from '../parts/useAnswer.ts';
import { useCall } from '../parts/useCall.ts';
import { useSignInOptions } from '../parts/useSignInOptions.ts';
import { AnswerSection } from './AnswerSection.tsx';
import { accessTexts } from './accessTexts.ts';

interface Identity {
  provider: string;
  name: string | null;
  linkedAt: string;
}

/** Connected sign-in providers, and those that can be connected. */
export function Connections() {
  const say = useText(accessTexts);
  const api = useApi();
  const answer = useAnswer<Identity[]>('/api/account/identities');
  const providers = useSignInOptions()?.providers ?? [];
  const { busy, refusal, run } = useCall();

  const [confirming, setConfirming] = useState<string>();

  const connect = (provider: string, proof: { password?: string } = {}) =>
    run(
      async () => {
        const body = { returnTo: location.pathname, ...proof };
        const path = `/api/account/identities/${encodeURIComponent(provider)}`;
        const { data } = await api<{ data: { url: string } }>(path, { method: 'POST', body });
        location.assign(data.url);
      },
      ({ code }) => {
        if (code === 'password_needed') setConfirming(provider);
        return code === 'password_needed';
      },
    );

  const disconnect = (provider: string) =>
    run(async () => {
      await api(`/api/account/identities/${encodeURIComponent(provider)}`, { method: 'DELETE' });
      await answer.reload();
    });

  const titleOf = (id: string) => providers.find((provider) => provider.id === id)?.title ?? id;
  return (
    <AnswerSection title={say('connections')} answer={answer}>
      {(identities) => {
        const isFree = (id: string) => !identities.some(({ provider }) => provider === id);
        const free = providers.filter(({ id, kind }) => kind === 'oidc' && isFree(id));
        return (
          <>
            {confirming === undefined && <Note>{refusal}</Note>}
            {identities.length === 0 && free.length === 0 && <p className="w-account__text">{say('noConnections')}</p>}
            <ul className="w-account__list">
              {identities.map((identity) => (
                <Connection
                  key={identity.provider}
                  identity={identity}
                  title={titleOf(identity.provider)}
                  busy={busy}
                  onDisconnect={() => disconnect(identity.provider)}
                />
              ))}
            </ul>
            {confirming !== undefined && (
              <ConfirmForm
                asksPassword
                submit={say('connect', { title: titleOf(confirming) })}
                busy={busy}
                refusal={refusal}
                onSubmit={(proof) => connect(confirming, proof)}
                onCancel={() => setConfirming(undefined)}
              />
            )}
            {confirming === undefined && <FreeProviders providers={free} busy={busy} onConnect={connect} />}
          </>
        );
      }}
    </AnswerSection>
  );
}

interface FreeProps {
  providers: { id: string; title: string }[];
  busy: boolean;
  onConnect: (provider: string) => void;
}

function FreeProviders({ providers, busy, onConnect }: FreeProps) {
  const say = useText(accessTexts);
  if (providers.length === 0) return null;
  return (
    <div className="w-account__actions">
      {providers.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          className="s-button s-button--outline"
          disabled={busy}
          onClick={() => onConnect(id)}
        >
          {say('connect', { title })}
        </button>
      ))}
    </div>
  );
}

interface ConnectionProps {
  identity: Identity;
  title: string;
  busy: boolean;
  onDisconnect: () => void;
}

function Connection({ identity: { name, linkedAt }, title, busy, onDisconnect }: ConnectionProps) {
  const say = useText(accessTexts);
  const tell = useMoment();
  return (
    <li>
      <div className="w-account__what">
        <strong>{title}</strong>
        <span>
          {name} · {say('since', { when: tell(linkedAt) })}
        </span>
      </div>
      <button
        type="button"
        className="s-button s-button--outline s-button--small"
        aria-label={say('disconnectOf', { title })}
        disabled={busy}
        onClick={onDisconnect}
      >
        {say('disconnect')}
      </button>
    </li>
  );
}
