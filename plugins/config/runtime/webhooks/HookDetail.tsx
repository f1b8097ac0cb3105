import { useState } from 'react';
import { addressHref, ConfirmDialog, Link, useMoment, useText } from 'sala/runtime';
import type { WidgetAddress } from 'sala/schemas';
import type { useScreen } from '../parts/useScreen.ts';
import { DeliveryLog } from './DeliveryLog.tsx';
import { HookBadges } from './HookBadges.tsx';
import type { Delivery, Hook, HookChoice } from './hook.ts';
import { webhookTexts } from './webhookTexts.ts';

interface Props {
  uid: string;
  hook: Hook | undefined;
  log: { data: Delivery[]; total: number } | undefined;
  address: WidgetAddress;
  choices: HookChoice[];
  screen: ReturnType<typeof useScreen>;
  onOpen: (id: string | undefined) => void;
  onEdit: (id: string) => void;
  onSecret: (secret: string) => void;
}

const offTexts = { failing: 'offFailing', owner: 'offOwner', person: 'offPerson' } as const;

/** One webhook: how it fares, what can be done with it, and what it was told. */
export function HookDetail({ uid, hook, log, address, choices, screen, onOpen, onEdit, onSecret }: Props) {
  const say = useText(webhookTexts);
  const tell = useMoment();
  const [asked, setAsked] = useState<'remove' | 'renew'>();
  const back = (
    <a
      className="w-config__back"
      href={addressHref(uid, { hook: undefined, page: undefined })}
      onClick={(event) => {
        event.preventDefault();
        onOpen(undefined);
      }}
    >
      ‹ {say('title')}
    </a>
  );
  if (!hook) {
    return (
      <div className="w-config__card w-config__empty">
        <p>{say('missing')}</p>
        {back}
      </div>
    );
  }
  const { id, name, url, subscriptions, enabled } = hook;
  const path = `/api/webhooks/${encodeURIComponent(id)}`;
  const onSwitch = () =>
    screen.send({ method: 'PUT', path, body: { name, url, subscriptions, enabled: !enabled }, done: say('switched') });
  const onRenew = async () => {
    const made = await screen.send<{ secret: string }>({
      method: 'POST',
      path: `${path}/secret`,
      done: say('renewed'),
    });
    if (made) onSecret(made.secret);
  };
  const onRemove = async () => {
    if (await screen.send({ method: 'DELETE', path, done: say('removed') })) onOpen(undefined);
  };
  const button = (label: string, onClick: () => void, look = 'outline') => (
    <button
      type="button"
      className={`s-button s-button--small s-button--${look}`}
      disabled={screen.busy}
      onClick={onClick}
    >
      {label}
    </button>
  );
  return (
    <>
      {back}
      <div className="w-config__group">
        <p className="w-webhooks__url">
          <Link to={url}>{url}</Link>
          <HookBadges hook={hook} />
        </p>
        <div className="w-config__quiet">
          {hook.owner !== null && <p>{say('ownedBy', { owner: hook.owner })}</p>}
          {hook.offReason && <p>{say(offTexts[hook.offReason])}</p>}
          {hook.failingSince && <p>{say('failingSince', { when: tell(hook.failingSince) })}</p>}
          {hook.formerUntil && <p>{say('formerUntil', { when: tell(hook.formerUntil) })}</p>}
        </div>
        <div className="w-config__line">
          {button(say(enabled ? 'switchOff' : 'switchOn'), onSwitch, enabled ? 'outline' : 'primary')}
          {button(say('edit'), () => onEdit(id))}
          {enabled &&
            button(say('trial'), () => {
              screen.send({ method: 'POST', path: `${path}/try`, done: say('trialSent') });
            })}
          {button(say('renew'), () => setAsked('renew'))}
          {button(say('remove'), () => setAsked('remove'), 'quiet')}
        </div>
      </div>
      {log && <DeliveryLog uid={uid} hook={hook} log={log} address={address} choices={choices} screen={screen} />}
      {asked === 'renew' && (
        <ConfirmDialog
          title={say('renew')}
          text={say('renewText')}
          action={say('renew')}
          perform={onRenew}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'remove' && (
        <ConfirmDialog
          title={say('removeAsk', { name })}
          text={say('removeText')}
          action={say('remove')}
          danger
          perform={onRemove}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
