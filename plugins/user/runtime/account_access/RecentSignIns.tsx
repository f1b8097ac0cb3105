import { useMoment, useText } from 'sala/runtime';
import { useAnswer } from '../parts/useAnswer.ts';
import { AnswerSection } from './AnswerSection.tsx';
import { accessTexts } from './accessTexts.ts';
import { describeDevice } from './describeDevice.ts';

interface SignInEvent {
  at: string;
  outcome: string;
  address: string | null;
  device: string | null;
}

/** Recent sign-in attempts, including failed ones. */
export function RecentSignIns() {
  const say = useText(accessTexts);
  const tell = useMoment();
  const answer = useAnswer<SignInEvent[]>('/api/account/sign-ins?limit=10');
  const outcome = (name: string) => (Object.hasOwn(accessTexts, name) ? say(name as keyof typeof accessTexts) : name); // checked just before
  return (
    <AnswerSection title={say('recent')} answer={answer}>
      {(events) => (
        <ul className="w-account__list">
          {events.map((event) => (
            <li key={`${event.at}${event.outcome}`}>
              <div className="w-account__what">
                <strong>{outcome(event.outcome)}</strong>
                <span>
                  {describeDevice(event.device) ?? say('unknownDevice')} · {event.address ?? say('unknownAddress')}
                </span>
              </div>
              <time dateTime={event.at}>{tell(event.at)}</time>
            </li>
          ))}
        </ul>
      )}
    </AnswerSection>
  );
}
