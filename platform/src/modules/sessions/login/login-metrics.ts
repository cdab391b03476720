import { Counter } from 'prom-client';
import type { Metrics } from '../../../kernel/monitoring/metrics.ts';

/** `portal_logins_total` by outcome: success, failed, refused (the password was right), unanswered, over. */
export function createLoginMetrics({ registry }: Metrics): (outcome: string) => void {
  const logins = new Counter({
    name: 'portal_logins_total',
    help: 'Logins by outcome',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return (outcome) => logins.inc({ outcome });
}
