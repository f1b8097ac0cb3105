import { FoldTitle, useLanguage, useMoment, useText, useWidgetAddress } from 'sala/runtime';
import { readText, type Text, type WidgetAddress } from 'sala/schemas';
import { readPage } from '../../shared/readAddress.ts';
import { Pager } from '../parts/Pager.tsx';
import type { useScreen } from '../parts/useScreen.ts';
import type { Delivery, Hook, HookChoice } from './hook.ts';
import { sayFailure } from './sayFailure.ts';
import { deliveryPageSize } from './webhooks.ts';
import { eventTexts, statusTexts, webhookTexts } from './webhookTexts.ts';

interface Props {
  uid: string;
  hook: Hook;
  log: { data: Delivery[]; total: number };
  address: WidgetAddress;
  choices: HookChoice[];
  screen: ReturnType<typeof useScreen>;
}

/** What a webhook was told, the newest first, with each attempt. */
export function DeliveryLog({ uid, hook, log, address, choices, screen }: Props) {
  const say = useText(webhookTexts);
  const language = useLanguage();
  const tell = useMoment();
  const [, change] = useWidgetAddress(uid);
  const describe = ({ collection, event, transition }: Delivery) => {
    const choice = choices.find(({ name }) => name === collection);
    const moved = transition && choice?.events.find((one) => one.event === transition)?.title;
    const what = moved ?? transition ?? eventTexts[event] ?? event;
    return [collection && (choice?.title ?? collection), what]
      .filter(Boolean)
      .map((one) => readText(one as Text | string, language)) // what is empty was left out
      .join(': ');
  };
  const again = (delivery: Delivery) =>
    screen.send({
      method: 'POST',
      path: `/api/webhooks/${encodeURIComponent(hook.id)}/deliveries/${encodeURIComponent(delivery.id)}/again`,
      done: say('againDone'),
    });
  return (
    <section aria-label={say('logOf', { name: hook.name })} className="w-config__form">
      <h2>{say('log')}</h2>
      {log.data.length === 0 ? (
        <p className="w-config__card w-config__empty">{say('noDeliveries')}</p>
      ) : (
        <ul className="w-config__card w-config__list w-config__list--padded" data-pending={screen.pending || undefined}>
          {log.data.map((delivery) => (
            <li key={delivery.id}>
              <span>
                <strong data-failed={delivery.status === 'failed' || undefined}>{describe(delivery)}</strong>
                <small className="w-config__quiet">
                  {[
                    readText(statusTexts[delivery.status] ?? delivery.status, language),
                    delivery.nextAt && delivery.attempts > 0 && say('nextAt', { when: tell(delivery.nextAt) }),
                    delivery.said,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
                {delivery.tries.length > 0 && <Tries tries={delivery.tries} />}
              </span>
              <span className="w-config__line">
                <time dateTime={delivery.createdAt}>{tell(delivery.createdAt)}</time>
                {hook.enabled && !['sending', 'withheld'].includes(delivery.status) && delivery.attempts > 0 && (
                  <button
                    type="button"
                    className="s-button s-button--small s-button--outline"
                    aria-label={say('againOf', { what: describe(delivery) })}
                    disabled={screen.busy}
                    onClick={() => again(delivery)}
                  >
                    {say('again')}
                  </button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Pager
        uid={uid}
        page={readPage(address)}
        pages={Math.max(1, Math.ceil(log.total / deliveryPageSize))}
        count={log.total > 0 ? say('totalDeliveries', { total: log.total }) : ''}
        onPage={(to) => change({ page: to === 1 ? undefined : String(to) }, { push: true })}
      />
    </section>
  );
}

/** Each attempt: when, how long, and what came back. */
function Tries({ tries }: { tries: Delivery['tries'] }) {
  const say = useText(webhookTexts);
  const language = useLanguage();
  const tell = useMoment();
  return (
    <details className="w-webhooks__tries">
      <FoldTitle className="w-webhooks__fold">{say('tryCount', { count: tries.length })}</FoldTitle>
      <ol aria-label={say('tries')}>
        {tries.map((one) => (
          <li key={one.at}>
            <strong data-failed={one.status === null || one.status >= 300 || undefined}>
              {one.status ?? sayFailure(one.error ?? '', language)}
            </strong>{' '}
            <small className="w-config__quiet">
              {tell(one.at)} · {say('milliseconds', { ms: one.ms })}
            </small>
            {one.answer !== '' && <pre>{one.answer}</pre>}
          </li>
        ))}
      </ol>
    </details>
  );
}
