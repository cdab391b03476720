import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  observeRequest(labels: { method: string; route: string; status: string }, seconds: number): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const requests = new Histogram({
    name: 'portal_request_seconds',
    help: 'Time to answer, by call',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  collectDefaultMetrics({ register: registry });
  return { registry, observeRequest: (labels, seconds) => requests.observe(labels, seconds) };
}
