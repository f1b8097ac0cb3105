import { useEffect, useState } from 'react';
import type { PublicSession, RemoteMessage } from '../../schemas/index.ts';
import { useApi } from '../api/useApi.ts';
import { useText } from '../language/useText.ts';
import { useNavigate } from '../navigation/useNavigate.ts';
import { getLine, type LineEnd } from '../realtime/line.ts';
import { signOutTexts } from '../shell/useSignOut.ts';
import { showToast } from '../toast/showToast.ts';
import { carryOutOrder } from './carryOutOrder.ts';
import { describePage } from './describePage.ts';
import { setLocked } from './lockState.ts';

export interface Alert {
  text: string;
  from: string;
}

const toastMs = 500;

/** The line of someone signed in: carries out what administrators ask, and leaves when the session is over. */
export function useSessionLine(userId: string): { alert?: Alert; closeAlert(): void } {
  const api = useApi();
  const navigate = useNavigate();
  const say = useText(signOutTexts);
  const [alerts, setAlerts] = useState<Alert[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: texts change with the page, the line does not
  useEffect(() => {
    let leaving = false;
    const leave = (path: string) => {
      leaving = true;
      showToast({ title: say('notify'), text: say('signedOut') });
      setTimeout(() => location.assign(path), toastMs);
    };
    const handleEnd = (end: LineEnd) => {
      if (leaving) return;
      if (end === 'locked') return setLocked(true, false);
      if (end === 'reset-needed') return location.assign('/user/reset');
      // Whoever changed his password has a new session already.
      api<{ data: PublicSession }>('/api/session').then(
        ({ data }) => {
          if (data.user?.id === userId) getLine().reopen();
          else if (data.user) location.reload();
          else leave('/member/login');
        },
        () => leave('/member/login'),
      );
    };
    const handleOrder = (message: RemoteMessage) => {
      getLine().send({ answer: message.id, data: { ...describePage(message.action === 'device') } });
      carryOutOrder(message, {
        reload: () => location.reload(),
        navigate: (path) => void navigate(path),
        alert: (text, from) => setAlerts((before) => [...before, { text, from }]),
      });
    };
    const handleLeaving = () => {
      leaving = true;
    };
    addEventListener('sala:leaving', handleLeaving);
    const line = getLine();
    // Only the server speaks here, and it says who may ask what.
    const stops = [
      line.onEnd(handleEnd),
      line.on('remote', (message) => handleOrder(message as unknown as RemoteMessage)),
    ];
    return () => {
      removeEventListener('sala:leaving', handleLeaving);
      for (const stop of stops) stop();
    };
  }, [api, navigate, userId]);

  return { alert: alerts[0], closeAlert: () => setAlerts((before) => before.slice(1)) };
}
