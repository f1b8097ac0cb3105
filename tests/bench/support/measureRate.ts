import autocannon from 'autocannon';

export interface Target {
  port: number;
  host: string;
  cookie?: string;
  /** Read one after the other. */
  paths?: string[];
  /** Calls with a body; each connection begins at another one, so that they seldom meet at one record. */
  calls?: { path: string; body: unknown }[];
}

const connections = 32;
const secondsEach = 5;
const turns = 3;

/** Requests a second that a process answers rightly; any other answer fails the measurement. */
export async function measureRate(target: Target, seconds: number): Promise<number> {
  const result = await autocannon({
    url: `http://127.0.0.1:${target.port}`,
    connections,
    duration: seconds,
    headers: { host: `${target.host}:${target.port}`, ...(target.cookie ? { cookie: target.cookie } : {}) },
    setupClient: (client) => client.setRequests(turn(listRequests(target), Math.random())),
  });
  if (result.non2xx > 0 || result.errors > 0 || result.requests.total === 0)
    throw new Error(`${result.non2xx} refusals, ${result.errors} errors, ${result.requests.total} answers`);
  return result.requests.total / result.duration;
}

function listRequests({ paths = [], calls = [] }: Target) {
  return [
    ...paths.map((path) => ({ method: 'GET' as const, path })),
    ...calls.map(({ path, body }) => ({
      method: 'POST' as const,
      path,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })),
  ];
}

function turn<Item>(list: Item[], share: number): Item[] {
  const at = Math.floor(list.length * share);
  return [...list.slice(at), ...list.slice(0, at)];
}

/** Both are warmed, then measured in turn; the best turn of each counts, since whatever disturbs only slows. */
export async function compareRates(figure: Target, floor: Target): Promise<{ figure: number; floor: number }> {
  const best = { figure: 0, floor: 0 };
  for (const target of [figure, floor]) await measureRate(target, 2);
  for (let turn = 0; turn < turns; turn += 1) {
    best.figure = Math.max(best.figure, await measureRate(figure, secondsEach));
    best.floor = Math.max(best.floor, await measureRate(floor, secondsEach));
  }
  return best;
}
