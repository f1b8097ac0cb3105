import { mayLeave } from '../context/leaving.ts';
import { useApi } from '../context/useApi.ts';
import { useText } from '../language/useText.ts';
import { showToast } from '../ui/toast/showToast.ts';
import { forgetDrafts } from './forgetDrafts.ts';

const toastMs = 500;

/** Ends the session, says so, and loads the site anew, so that no data of the person stays in the page. */
export function useSignOut(): () => Promise<void> {
  const api = useApi();
  const say = useText(signOutTexts);
  return async () => {
    if (!(await mayLeave())) return;
    // The page leaves by itself; the closing channel must not redirect it elsewhere.
    dispatchEvent(new Event('sala:leaving'));
    await api('/api/signout', { method: 'POST' }).catch(() => undefined);
    forgetWork();
    showToast({ title: say('notify'), text: say('signedOut') });
    setTimeout(() => location.assign('/'), toastMs);
  };
}

function forgetWork(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) forgetDrafts(storage);
  } catch {
    // a browser that stores nothing has nothing to forget
  }
}

export const signOutTexts = {
  notify: { th: 'แจ้งเตือน', en: 'Notice' },
  signedOut: { th: 'ออกจากระบบเรียบร้อยแล้ว', en: 'You are signed out.' },
};
