import type { Client } from '@portal/shared/client/client';
import { getStatus } from '@portal/shared/contract/content/site';
import { reportLoads } from '@portal/shared/contract/releases/loads';
import { whenIdle } from '../../boot/when-idle.ts';
import { createLoadReporter, type LoadReporter } from './load-reporter.ts';

/** Creates the reporter of this page. Its requests outlive the page. */
export function openLoadReporter(client: Client, ticket: string): LoadReporter {
  const now = () => performance.now();
  const reporter = createLoadReporter({
    // The ticket came with the status call while the page started.
    ticket: { text: ticket, at: 0 },
    now,
    async renew() {
      const status = await client.send(getStatus, { host: location.host }).catch(() => undefined);
      return status?.loadTicket === undefined ? undefined : { text: status.loadTicket, at: now() };
    },
    send: (report) =>
      fetch(reportLoads.path, {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(report),
      }).then(
        ({ ok }) => ok,
        () => false,
      ),
    whenIdle,
  });
  addEventListener('pagehide', () => reporter.leave());
  return reporter;
}
