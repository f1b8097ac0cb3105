import { isOwnPath } from '../../engine/content/isOwnPath.ts';
import type { RemoteMessage } from '../../schemas/index.ts';

export interface CommandActions {
  reload(): void;
  navigate(path: string): void;
  alert(text: string, from: string): void;
}

/**
 * Runs a command of an administrator. Signing out and locking need no code here: the server ends or locks the session
 * and closes the channel, and the page reacts to that. `ping` and `device` have been answered before.
 */
export function runRemoteCommand({ action, path, text, from }: RemoteMessage, actions: CommandActions): void {
  if (action === 'reload') actions.reload();
  else if (action === 'route' && path && isOwnPath(path)) actions.navigate(path);
  else if (action === 'alert' && text) actions.alert(text, from);
}
