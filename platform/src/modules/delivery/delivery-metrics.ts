import { Counter } from 'prom-client';
import type { Metrics } from '../../kernel/monitoring/metrics.ts';

export interface DeliveryMetrics {
  count(channel: string, outcome: 'sent' | 'retried' | 'failed'): void;
}

/** Counts `portal_messages_total` by channel and outcome. */
export function createDeliveryMetrics({ registry }: Metrics): DeliveryMetrics {
  const messages = new Counter({
    name: 'portal_messages_total',
    help: 'Attempts to send an SMS or e-mail by outcome',
    labelNames: ['channel', 'outcome'],
    registers: [registry],
  });
  return { count: (channel, outcome) => messages.inc({ channel, outcome }) };
}
