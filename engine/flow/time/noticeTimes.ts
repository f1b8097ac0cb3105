import {
  type NoticePreference,
  type NoticeTopic,
  noticeTopics,
  type TopicChoice,
} from '../../../schemas/site/notice.ts';
import { localTime } from '../../content/timeZone.ts';
import { nextOccurrence } from './nextOccurrence.ts';

/** What whoever chose nothing is mailed once a day where they did not read it: what waits for them. */
const digested = new Set<NoticeTopic>(['approval', 'assignment', 'message']);
const byLine = new Set<NoticeTopic>(['approval', 'assignment', 'message', 'security']);

export const defaultPreference: NoticePreference = {
  topics: Object.fromEntries(
    noticeTopics.map((topic): [NoticeTopic, TopicChoice] => [
      topic,
      { toast: true, mail: digested.has(topic) ? 'digest' : 'off', line: byLine.has(topic) },
    ]),
  ) as NoticePreference['topics'], // one of each topic
  digestAt: '08:00',
  quietFrom: null,
  quietTo: null,
};

/** What somebody stored, filled up with what holds for everybody. */
export function fillPreference(stored: Partial<NoticePreference>): NoticePreference {
  return { ...defaultPreference, ...stored, topics: { ...defaultPreference.topics, ...stored.topics } };
}

export interface NoticeTimes {
  /** When it is mailed or sent by LINE; absent where the person chose neither. */
  mail?: string;
  line?: string;
}

/** When a notification goes out to somebody: at once or with the daily mail, and never in their quiet hours. */
export function planNoticeTimes(
  { topics, digestAt, ...quiet }: NoticePreference,
  { topic, at, timeZone }: { topic: NoticeTopic; at: string; timeZone: string },
): NoticeTimes {
  const { mail, line } = topics[topic];
  const soon = endOfQuiet(quiet, at, timeZone);
  const daily = mail === 'digest' ? nextTime(digestAt, at, timeZone) : undefined;
  const mailed = mail === 'now' ? soon : daily && endOfQuiet(quiet, daily, timeZone);
  return { ...(mailed !== undefined && { mail: mailed }), ...(line && { line: soon }) };
}

type Quiet = Pick<NoticePreference, 'quietFrom' | 'quietTo'>;

/** Whether it is quiet for somebody at this moment. */
export function isQuiet({ quietFrom, quietTo }: Quiet, at: string, timeZone: string): boolean {
  if (quietFrom === null || quietTo === null || quietFrom === quietTo) return false;
  const { time } = localTime(Date.parse(at), timeZone);
  return quietFrom < quietTo ? time >= quietFrom && time < quietTo : time >= quietFrom || time < quietTo;
}

/** This moment, or the end of the quiet hours that it falls in. */
export function endOfQuiet(quiet: Quiet, at: string, timeZone: string): string {
  if (!isQuiet(quiet, at, timeZone) || quiet.quietTo === null) return at;
  return nextTime(quiet.quietTo, at, timeZone) ?? at;
}

function nextTime(time: string, after: string, timeZone: string): string | undefined {
  return nextOccurrence({ at: time }, after, { timeZone, holidays: new Set() });
}
