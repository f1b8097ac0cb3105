import { useApi } from '../api/useApi.ts';
import { useText } from '../language/useText.ts';

const toastMs = 500;

/** Ends the session, says so, and starts the site afresh, so that nothing of the person stays in the page. */
export function useSignOut(): () => Promise<void> {
  const api = useApi();
  const say = useText();
  return async () => {
    await api('/api/signout', { method: 'POST' }).catch(() => undefined);
    showToast(say('notify'), say('signedOut'));
    setTimeout(() => location.assign('/'), toastMs);
  };
}

/** For a moment only: the page it stands on is about to go. */
function showToast(title: string, text: string): void {
  const toast = document.createElement('div');
  toast.className = 's-toast';
  toast.role = 'status';
  const head = document.createElement('strong');
  head.textContent = title;
  document.body.append(toast);
  toast.append(head, text);
}
