import { useEffect, useState } from 'react';
import { useApi } from '../api/useApi.ts';
import { type IdleState, readIdle } from './idleClock.ts';

const lifeSigns = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const;
/** Under this name the tabs of a browser tell each other when the person was last seen. */
const seenKey = 'sala:seen';
const tellEveryMs = 5_000;
const tickMs = 1_000;
/** Reading and typing make no calls; the server hears of it this often, before it gives up the session by itself. */
const knockEveryMs = 5 * 60_000;

/** When the person was last seen in any tab. */
export function readSeen(): number {
  return Number(localStorage.getItem(seenKey) ?? Date.now());
}

/** The idle time of the person over all tabs; at the end the session is over on the server too. */
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
      localStorage.setItem(seenKey, String(now));
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
      const leave = () => location.assign('/member/login');
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
