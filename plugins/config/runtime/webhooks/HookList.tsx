import { addressHref, useLanguage, useText } from 'sala/runtime';
import { readText } from 'sala/schemas';
import { HookBadges } from './HookBadges.tsx';
import type { Hook, HookChoice } from './hook.ts';
import { eventTexts, webhookTexts } from './webhookTexts.ts';

interface Props {
  uid: string;
  hooks: Hook[];
  choices: HookChoice[];
  onOpen: (id: string) => void;
}

/** Every webhook, with what it is told and how it fares. */
export function HookList({ uid, hooks, choices, onOpen }: Props) {
  const say = useText(webhookTexts);
  const language = useLanguage();
  if (hooks.length === 0) return <p className="w-config__card w-config__empty">{say('none')}</p>;
  const describe = ({ subscriptions }: Hook) =>
    subscriptions
      .map(({ collection, events }) => {
        const title = readText(choices.find(({ name }) => name === collection)?.title ?? collection, language);
        return `${title}: ${events.map((event) => readText(eventTexts[event] ?? event, language)).join(', ')}`;
      })
      .join(' · ');
  return (
    <div className="w-config__card">
      <ul className="w-config__list w-config__list--padded">
        {hooks.map((hook) => (
          <li key={hook.id}>
            <span>
              <a
                className="w-config__name"
                href={addressHref(uid, { hook: hook.id })}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey) return;
                  event.preventDefault();
                  onOpen(hook.id);
                }}
              >
                {hook.name}
              </a>
              <HookBadges hook={hook} />
              <small className="w-config__quiet w-webhooks__url">{hook.url}</small>
              <small className="w-config__quiet">{describe(hook)}</small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
