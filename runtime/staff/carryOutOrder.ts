import { isOwnPath } from '../../engine/link/isOwnPath.ts';
import type { RemoteMessage } from '../../schemas/index.ts';

export interface OrderActions {
  reload(): void;
  navigate(path: string): void;
  alert(text: string, from: string): void;
}

/**
 * What a page does when an administrator asks. Signing out and locking need nothing here: the server ends or locks the session
 * and closes the line, and the page acts on that. `ping` and `device` are answered before.
 */
export function carryOutOrder({ action, path, text, from }: RemoteMessage, actions: OrderActions): void {
  if (action === 'reload') actions.reload();
  else if (action === 'route' && path && isOwnPath(path)) actions.navigate(path);
  else if (action === 'alert' && text) actions.alert(text, from);
}
