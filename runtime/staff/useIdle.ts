import { useEffect, useState } from 'react';
import { corePaths } from '../../schemas/index.ts';
import { deviceStore } from '../context/deviceStore.ts';
import { useApi } from '../context/useApi.ts';
import { type IdleState, readIdle } from './idleClock.ts';

const lifeSigns = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const;
/** Storage key by which the tabs of a browser share the last activity. */
const seenKey = 'sala:seen';
const tellEveryMs = 5_000;
const tickMs = 1_000;
/** Reading and typing make no calls, so activity is reported to the server this often. */
const knockEveryMs = 5 * 60_000;

let seenHere = Date.now();

/** Last activity in any tab, or in this one where the browser keeps nothing. */
export function readSeen(): number {
  return Number(deviceStore.readText(seenKey) ?? seenHere);
}

/** The person's idle time over all tabs; at its end the session is ended on the server too. */
export function useIdle(minutes: number): IdleState {
  const api = useApi();
  const [state, setState] = useState<IdleState>({ expired: false });
  useEffect(() => {
    const limitMs = minutes * 60_000;
    let told = 0;
    let knocked = Date.now();
    const handleLife = () => {
      const now = Date.now();
      if (now - told < tellEveryMs) return;
      told = now;
      seenHere = now;
      deviceStore.writeText(seenKey, String(now));
      if (now - knocked < knockEveryMs) return;
      knocked = now;
      api('/api/session').catch(() => undefined);
    };
    handleLife();
    const timer = setInterval(() => {
      const next = readIdle({ idleMs: Date.now() - readSeen(), limitMs });
      setState((before) => (before.left === next.left && before.expired === next.expired ? before : next));
      if (!next.expired) return;
      clearInterval(timer);
      const leave = () => location.assign(corePaths.memberSignIn);
      api('/api/signout', { method: 'POST' }).then(leave, leave);
    }, tickMs);
    for (const sign of lifeSigns) addEventListener(sign, handleLife, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      for (const sign of lifeSigns) removeEventListener(sign, handleLife, { capture: true });
    };
  }, [api, minutes]);
  return state;
}
