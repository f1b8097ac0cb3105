import { useText } from '../language/useText.ts';
import { writeCountdown } from './idleClock.ts';
import { staffTexts } from './staffTexts.ts';
import { useIdle } from './useIdle.ts';

/** Counts down before the session ends; any activity, here or in another tab, stops it. */
export function IdleNotice({ minutes }: { minutes: number }) {
  const say = useText(staffTexts);
  const { left } = useIdle(minutes);
  if (left === undefined) return null;
  return (
    <div className="s-idle" role="timer">
      <p>{say('idle', { time: writeCountdown(left) })}</p>
      <button type="button" className="s-button s-button--primary s-button--small">
        {say('stay')}
      </button>
    </div>
  );
}
