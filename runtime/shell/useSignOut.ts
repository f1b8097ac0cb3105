import { useApi } from '../api/useApi.ts';
import { useText } from '../language/useText.ts';
import { showToast } from '../toast/showToast.ts';

const toastMs = 500;

/** Ends the session, says so, and starts the site afresh, so that nothing of the person stays in the page. */
export function useSignOut(): () => Promise<void> {
  const api = useApi();
  const say = useText(signOutTexts);
  return async () => {
    // The page leaves by itself; the line that closes now must not lead it elsewhere.
    dispatchEvent(new Event('sala:leaving'));
    await api('/api/signout', { method: 'POST' }).catch(() => undefined);
    showToast({ title: say('notify'), text: say('signedOut') });
    setTimeout(() => location.assign('/'), toastMs);
  };
}

export const signOutTexts = {
  notify: { th: 'แจ้งเตือน', en: 'Notice' },
  signedOut: { th: 'ออกจากระบบเรียบร้อยแล้ว', en: 'You are signed out.' },
};
