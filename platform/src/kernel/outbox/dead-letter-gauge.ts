import { Gauge } from 'prom-client';
import type { KernelParts } from '../kernel-parts.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { countDeadLetters } from './dead-letters.ts';

/** Registers the dead-letter gauge for Prometheus, read on each scrape: anything above 0 waits for a person. */
export function registerDeadLetterGauge(parts: Pick<KernelParts, 'database' | 'logger'>, { registry }: Metrics): void {
  new Gauge({
    name: 'portal_outbox_set_aside',
    help: 'Events that a subscriber could not take, by subscriber',
    labelNames: ['subscriber'],
    registers: [registry],
    async collect() {
      try {
        const counts = await countDeadLetters(parts);
        this.reset();
        for (const [subscriber, events] of counts) this.set({ subscriber }, events);
      } catch (error) {
        // The other metrics are served without the database, too.
        parts.logger.error({ err: error }, 'dead letters are not counted');
      }
    },
  });
}
