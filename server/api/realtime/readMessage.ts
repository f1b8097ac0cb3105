import { isJsonObject, type Json, type JsonObject } from '../../../schemas/index.ts';
import type { Channel } from './channel.ts';
import type { Missed } from './tellMissed.ts';

interface Hearers {
  mostCollections: number;
  passAnswer(commandId: string, answer: JsonObject): void;
  move(here: Json): void;
  tellMissed(missed: Missed): void;
}

const mostRuns = 10;

/** A message of a page: collections to watch, what of them it missed, collections to leave, runs to follow, the record it stands at, and answers to commands. */
export function readMessage(
  channel: Channel,
  text: string,
  { mostCollections, passAnswer, move, tellMissed }: Hearers,
): void {
  try {
    const message: unknown = JSON.parse(text);
    if (!isJsonObject(message)) return;
    for (const name of readNames(message.watch))
      if (channel.collections.size < mostCollections && name.length <= 100) channel.collections.add(name);
    if (typeof message.age === 'number') tellMissed({ collections: readNames(message.missed), age: message.age });
    for (const name of readNames(message.leave)) channel.collections.delete(name);
    if (typeof message.follow === 'string' && message.follow.length <= 100 && channel.runs.size < mostRuns)
      channel.runs.add(message.follow);
    if (typeof message.unfollow === 'string') channel.runs.delete(message.unfollow);
    if (message.here !== undefined) move(message.here);
    // A command is answered once, and only by pages that received it.
    if (typeof message.answer === 'string' && channel.asked.delete(message.answer) && isJsonObject(message.data))
      passAnswer(message.answer, message.data);
  } catch {
    channel.socket.close(1003);
  }
}

function readNames(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}
