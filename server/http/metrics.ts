import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  registry: Registry;
  observe(method: string, status: number, ms: number): void;
}

/** Counters of this process for Prometheus, at `/metrics`. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'sala_http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  // Looking a series up by its labels costs more than observing; there are few of them.
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
