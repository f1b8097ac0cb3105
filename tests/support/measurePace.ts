const text = JSON.stringify(
  Array.from({ length: 20_000 }, (_, at) => ({ uid: `o${at}`, text: `ข้อความ ${at}`, at, open: at % 2 === 0 })),
);
const turns = 3;
/** What they take on the machine where the limits of tests were set, in ms; a machine half as fast has twice the limits. */
const usual = 24;

/** Other work beside a thread comes and goes: a pace is true for a moment only, and asked for many times in a row. */
const trueForMs = 1000;
let latest = { pace: 1, at: -Infinity };

/** How many times slower than usual this thread computes just now; 1 at least. Limits in ms are for the usual pace. */
export function measurePace(): number {
  if (performance.now() - latest.at > trueForMs) latest = { pace: measure(), at: performance.now() };
  return latest.pace;
}

function measure(): number {
  const used = process.threadCpuUsage();
  compute();
  const { user, system } = process.threadCpuUsage(used);
  return Math.max(1, (user + system) / 1000 / usual);
}

/** The same of the page that a test runs in, which cannot tell how long it waited for the processor: the quickest of three. */
export function measurePagePace(): number {
  const times = Array.from({ length: 3 }, () => {
    const began = performance.now();
    compute();
    return performance.now() - began;
  });
  return Math.max(1, Math.min(...times) / usual);
}

function compute(): void {
  for (let turn = 0; turn < turns; turn += 1) JSON.stringify(JSON.parse(text));
}
