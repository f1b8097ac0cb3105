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
  return {
    registry,
    observe: (method, status, ms) => requests.observe({ method, status: `${Math.floor(status / 100)}xx` }, ms / 1000),
  };
}
