/** What time it is, for everything that records, guards and pages depend on; tests set it. Sessions and limits run on real time. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
