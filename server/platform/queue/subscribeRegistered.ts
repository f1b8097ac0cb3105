import { setTimeout as wait } from 'node:timers/promises';
import { type Relay, RelayError, RelayErrorCode, type RelayListener, type RelaySubscription } from 'bullmq';

const pauseMs = 500;
/** A minute: some heartbeats of the relay, each of which registers a process again that was forgotten. */
const attempts = 120;

/**
 * Subscribes, also where the lease of this process has run out: on a machine that is so busy that no heartbeat came through, a
 * server would not start.
 */
export async function subscribeRegistered(
  relay: Pick<Relay, 'subscribe'>,
  pattern: string,
  listener: RelayListener,
): Promise<RelaySubscription> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await relay.subscribe(pattern, listener);
    } catch (error) {
      if (!isUnregistered(error) || attempt === attempts) throw error;
      await wait(pauseMs);
    }
  }
}

function isUnregistered(error: unknown): boolean {
  return error instanceof RelayError && error.code === RelayErrorCode.NodeNotRegistered;
}
