import type { RemoteMessage } from '../../schemas/index.ts';
import type { App } from '../app/app.ts';

/** Something asked of a person's pages on one site; `*` means everybody signed in there. */
export interface RemoteOrder {
  siteId: string;
  to: string;
  message: RemoteMessage;
}

export const orderTopic = 'remote.order';

export function answerTopic(id: string): string {
  return `remote.answer.${id}`;
}

/** Reaches the lines of every process. */
export async function sendOrder(app: App, order: RemoteOrder): Promise<void> {
  await app.queue.publish(orderTopic, order);
}
