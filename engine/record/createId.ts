import { drawRandom } from './drawRandom.ts';

const timeLength = 9;
const randomLength = 12;

/** A record's id: type prefix, time, random suffix. Ids of one type sort by creation time. */
export function createId(prefix: string, now: number = Date.now()): string {
  return `${prefix}_${now.toString(36).padStart(timeLength, '0')}${drawRandom(randomLength)}`;
}
