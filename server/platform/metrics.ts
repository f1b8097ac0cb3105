import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { collisions } from './db/collisions.ts';
import type { FairShare } from './limits/shareFairly.ts';

export interface Metrics {
  registry: Registry;
  observe(method: string, status: number, ms: number): void;
}

/** Counters of this process for Prometheus, at `/metrics`. */
export function createMetrics(share: FairShare): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'sala_http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  showShare(registry, share);
  // Finding a series by its labels costs more than observing; there are few of them.
  const series = new Map<string, ReturnType<typeof requests.labels>>();
  const known = new Set(['GET', 'POST', 'PUT', 'DELETE', 'HEAD']);
  return {
    registry,
    observe: (method, status, ms) => {
      const key = `${known.has(method) ? method : 'OTHER'} ${Math.floor(status / 100)}xx`;
      const found = series.get(key) ?? requests.labels(...(key.split(' ') as [string, string])); // made of two words just above
      series.set(key, found);
      found.observe(ms / 1000);
    },
  };
}

/** How the process divides its time between sites, and what stood in each other's way; read when somebody asks. */
function showShare(registry: Registry, share: FairShare): void {
  const show = (name: 'working' | 'waiting' | 'share', help: string) =>
    new Gauge({
      name: `sala_requests_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(share.figures()[name]);
      },
    });
  show('working', 'Requests in work, of all sites');
  show('waiting', 'Requests that wait for their turn, of all sites');
  show('share', 'Requests of one site that may be in work at once; it falls when there is more to do than time');
  const count = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  count(
    'sala_requests_refused_total',
    'Requests refused because too many of their site waited',
    () => share.figures().refused,
  );
  count('sala_transactions_collided_total', 'Transactions given up for others, and run again', () => collisions.count);
}
