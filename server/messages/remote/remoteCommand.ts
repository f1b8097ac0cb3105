import type { RemoteMessage } from '../../../schemas/index.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';

/** A command to a person's pages on one site; `*` means everybody signed in there. */
export interface RemoteCommand {
  siteId: string;
  to: string;
  message: RemoteMessage;
}

export const commandTopic = 'remote.command';

export function answerTopic(id: string): string {
  return `remote.answer.${id}`;
}

/** Publishes a command to the channels of every process. */
export async function sendCommand(app: RecordParts, command: RemoteCommand): Promise<void> {
  await app.queue.publish(commandTopic, command);
}
