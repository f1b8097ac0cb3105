import autocannon from 'autocannon';

export interface Target {
  port: number;
  host: string;
  cookie?: string;
  paths: string[];
}

const connections = 32;
const secondsEach = 5;
const turns = 3;

/** Requests a second that a process answers rightly; any other answer fails the measurement. */
async function measureRate(target: Target, seconds: number): Promise<number> {
  const result = await autocannon({
    url: `http://127.0.0.1:${target.port}`,
    connections,
    duration: seconds,
    headers: { host: `${target.host}:${target.port}`, ...(target.cookie ? { cookie: target.cookie } : {}) },
    requests: target.paths.map((path) => ({ method: 'GET' as const, path })),
  });
  if (result.non2xx > 0 || result.errors > 0 || result.requests.total === 0)
    throw new Error(`${result.non2xx} refusals, ${result.errors} errors, ${result.requests.total} answers`);
  return result.requests.total / result.duration;
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
