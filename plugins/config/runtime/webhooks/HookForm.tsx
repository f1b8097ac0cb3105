import { type FormEvent, useState } from 'react';
import { useText } from 'sala/runtime';
import { LeaveGuard } from '../parts/LeaveGuard.tsx';
import { readForm } from '../parts/readForm.ts';
import { TextInput } from '../parts/TextInput.tsx';
import type { useScreen } from '../parts/useScreen.ts';
import { type Hook, type HookChoice, readDraft, toDraft } from './hook.ts';
import { SubscriptionFields } from './SubscriptionFields.tsx';
import { useHookFields } from './useHookFields.ts';
import { webhookTexts } from './webhookTexts.ts';

interface Props {
  /** The one that is changed; none for a new one. */
  hook: Hook | undefined;
  choices: HookChoice[];
  screen: ReturnType<typeof useScreen>;
  onSecret: (secret: string) => void;
  onClose: () => void;
}

const empty = { collection: '', events: ['created' as const] };

/** Where a webhook is sent, and what it is told. */
export function HookForm({ hook, choices, screen, onSecret, onClose }: Props) {
  const say = useText(webhookTexts);
  const [drafts, setDrafts] = useState(() => (hook?.subscriptions ?? [empty]).map(toDraft));
  const [dirty, setDirty] = useState(false);
  const fieldsOf = useHookFields();

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { name, url } = readForm(event.currentTarget);
    if (drafts.some(({ events }) => events.length === 0)) {
      screen.setNotice({ text: say('eventsMissing'), failed: true });
      return;
    }
    const subscriptions = drafts.map(readDraft);
    const body = { name, url, subscriptions };
    if (hook) {
      const path = `/api/webhooks/${encodeURIComponent(hook.id)}`;
      const enabled = { enabled: hook.enabled };
      if (await screen.send({ method: 'PUT', path, body: { ...body, ...enabled }, done: say('saved') })) onClose();
      return;
    }
    const request = { method: 'POST' as const, path: '/api/webhooks', body, done: say('made') };
    const made = await screen.send<{ secret: string }>(request);
    if (!made) return;
    onSecret(made.secret);
    onClose();
  }

  return (
    <form className="w-config__form" onSubmit={save} onChange={() => setDirty(true)}>
      <LeaveGuard dirty={dirty} />
      <div className="w-config__group">
        <div className="w-config__fields">
          <TextInput
            label={say('name')}
            help={say('nameHelp')}
            name="name"
            required
            maxLength={100}
            defaultValue={hook?.name}
          />
          <TextInput
            label={say('url')}
            help={say('urlHelp')}
            name="url"
            type="url"
            required
            maxLength={2000}
            spellCheck={false}
            defaultValue={hook?.url}
          />
        </div>
        <p className="w-config__quiet">{say('rights')}</p>
      </div>
      {drafts.map((draft, index) => (
        <SubscriptionFields
          key={draft.key}
          draft={draft}
          place={index + 1}
          choices={choices}
          fields={fieldsOf(draft.collection)}
          onChange={(changed) => setDrafts(drafts.map((one) => (one.key === draft.key ? changed : one)))}
          onRemove={drafts.length > 1 ? () => setDrafts(drafts.filter((one) => one.key !== draft.key)) : undefined}
        />
      ))}
      <div className="w-config__line">
        <button
          type="button"
          className="s-button s-button--outline"
          onClick={() => setDrafts([...drafts, toDraft(empty)])}
        >
          {say('addCollection')}
        </button>
      </div>
      <div className="w-config__line">
        <button type="submit" className="s-button s-button--primary" disabled={screen.busy}>
          {say('save')}
        </button>
        <button type="button" className="s-button s-button--quiet" onClick={onClose}>
          {say('cancel')}
        </button>
      </div>
    </form>
  );
}
