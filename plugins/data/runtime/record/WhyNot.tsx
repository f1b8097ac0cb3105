import { Icon, useText } from 'sala/runtime';
import { recordTexts } from './recordTexts.ts';

/** What holds events back, for everybody who does not point at their buttons. */
export function WhyNot({ reasons }: { reasons: { title: string; reason: string }[] }) {
  const say = useText(recordTexts);
  if (reasons.length === 0) return null;
  return (
    <ul className="w-why-not" aria-label={say('notNow')}>
      {reasons.map(({ title, reason }) => (
        <li key={title}>
          <Icon name="lock" size={14} />
          <span>
            <strong>{title}:</strong> {reason}
          </span>
        </li>
      ))}
    </ul>
  );
}
