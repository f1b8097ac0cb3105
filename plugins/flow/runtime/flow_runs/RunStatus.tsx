import { useText } from 'sala/runtime';
import { runTones } from './run.ts';
import { runTexts } from './runTexts.ts';

/** The state of a run or a step, coloured. */
export function RunStatus({ status }: { status: keyof typeof runTones }) {
  const say = useText(runTexts);
  return (
    <span className="w-runs__status" data-tone={runTones[status]}>
      {say(status)}
    </span>
  );
}
