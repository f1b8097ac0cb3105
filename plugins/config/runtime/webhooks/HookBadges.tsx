import { useText } from 'sala/runtime';
import type { Hook } from './hook.ts';
import { webhookTexts } from './webhookTexts.ts';

/** That a webhook is off or fails, and how much waits for it. */
export function HookBadges({ hook }: { hook: Hook }) {
  const say = useText(webhookTexts);
  return (
    <>
      {!hook.enabled && <span className="w-config__badge w-config__badge--off">{say('off')}</span>}
      {hook.enabled && hook.failingSince && (
        <span className="w-config__badge w-config__badge--off">{say('failing')}</span>
      )}
      {hook.waiting > 0 && <span className="w-config__badge">{say('waiting', { count: hook.waiting })}</span>}
    </>
  );
}
