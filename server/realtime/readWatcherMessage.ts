import { isJsonObject, type JsonObject } from '../../schemas/index.ts';
import type { Watcher } from './watcher.ts';

const maxCollections = 50;

/** What a page says: which collections it shows, which no more, and its answer to a question it was asked. */
export function readWatcherMessage(
  watcher: Watcher,
  text: string,
  tellAnswer: (id: string, answer: JsonObject) => void,
): void {
  try {
    const message: unknown = JSON.parse(text);
    if (!isJsonObject(message)) return;
    for (const name of readNames(message.watch))
      if (watcher.collections.size < maxCollections) watcher.collections.add(name);
    for (const name of readNames(message.leave)) watcher.collections.delete(name);
    // Only what was asked, and once: a page cannot speak into the questions of others.
    if (typeof message.answer === 'string' && watcher.asked.delete(message.answer) && isJsonObject(message.data))
      tellAnswer(message.answer, message.data);
  } catch {
    watcher.socket.close(1003);
  }
}

function readNames(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}
