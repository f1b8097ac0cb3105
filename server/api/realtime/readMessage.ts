import { isJsonObject, type JsonObject } from '../../../schemas/index.ts';
import type { Channel } from './channel.ts';

/** A message of a page: collections to watch, collections to leave, and answers to commands. */
export function readMessage(
  channel: Channel,
  text: string,
  mostCollections: number,
  passAnswer: (commandId: string, answer: JsonObject) => void,
): void {
  try {
    const message: unknown = JSON.parse(text);
    if (!isJsonObject(message)) return;
    for (const name of readNames(message.watch))
      if (channel.collections.size < mostCollections && name.length <= 100) channel.collections.add(name);
    for (const name of readNames(message.leave)) channel.collections.delete(name);
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
