import { useEffect, useState } from 'react';
import { corePaths, type PublicSession, type RemoteMessage } from '../../schemas/index.ts';
import type { Api } from '../api/createApi.ts';
import { type ChannelEnd, type ChannelMessage, getChannel } from '../api/realtime/channel.ts';
import { useApi } from '../context/useApi.ts';
import { useNavigate } from '../context/useNavigate.ts';
import { useText } from '../language/useText.ts';
import { showToast } from '../ui/toast/showToast.ts';
import { describePage } from './describePage.ts';
import { setLocked } from './lockState.ts';
import { runRemoteCommand } from './runRemoteCommand.ts';
import { signOutTexts } from './useSignOut.ts';

export interface Alert {
  text: string;
  from: string;
}

const toastMs = 500;

/**
 * The channel of a signed-in person: runs the commands of administrators, and leaves the page when the session has
 * ended.
 */
export function useSessionChannel(userId: string): { alert?: Alert; closeAlert(): void } {
  const api = useApi();
  const navigate = useNavigate();
  const say = useText(signOutTexts);
  const [alerts, setAlerts] = useState<Alert[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: texts change with the page, the channel does not
  useEffect(() => {
    let leaving = false;
    const leave = (path: string) => {
      leaving = true;
      showToast({ title: say('notify'), text: say('signedOut') });
      setTimeout(() => location.assign(path), toastMs);
    };
    const handleEnd = (end: ChannelEnd) => {
      if (leaving) return;
      if (end === 'locked') return setLocked(true, false);
      if (end === 'held') return openHeldPage();
      resume(api, userId).catch(() => leave(corePaths.memberSignIn));
    };
    const handleCommand = (received: ChannelMessage) => {
      const message = received as unknown as RemoteMessage; // only the server sends these messages, and it checks who may
      getChannel().send({ answer: message.id, data: { ...describePage(message.action === 'device') } });
      runRemoteCommand(message, {
        reload: () => location.reload(),
        navigate: (path) => void navigate(path),
        alert: (text, from) => setAlerts((before) => [...before, { text, from }]),
      });
    };
    const handleLeaving = () => {
      leaving = true;
    };
    addEventListener('sala:leaving', handleLeaving);
    const channel = getChannel();
    const stops = [channel.onEnd(handleEnd), channel.on('remote', handleCommand)];
    return () => {
      removeEventListener('sala:leaving', handleLeaving);
      for (const stop of stops) stop();
    };
  }, [api, navigate, userId]);

  return { alert: alerts[0], closeAlert: () => setAlerts((before) => before.slice(1)) };
}

/** Any page leads to where a password or a second factor is set; these have no channel either, and stay. */
function openHeldPage(): void {
  const stays: string[] = [corePaths.reset, corePaths.secondFactor];
  if (!stays.includes(location.pathname)) location.reload();
}

/** After changing their password a person has a new session; rejects when nobody is signed in. */
async function resume(api: Api, userId: string): Promise<void> {
  const { data } = await api<{ data: PublicSession }>('/api/session');
  if (!data.user) throw new Error('nobody is signed in');
  if (data.user.id === userId) getChannel().reopen();
  else location.reload();
}
