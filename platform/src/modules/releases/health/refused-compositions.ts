import type { Clock } from '../../../kernel/time/clock.ts';
import type { LoadSettings } from './load-settings.ts';
import type { LoadsRepository } from './loads-repository.ts';
import type { ReleaseAlerts } from './release-alerts.ts';

interface RefusedPorts {
  clock: Clock;
  settings(): Promise<LoadSettings>;
  repository: Pick<LoadsRepository, 'faults'>;
  alerts: Pick<ReleaseAlerts, 'raise'>;
}

const pagesAtLeast = 20;
const minutes = 5;
const hourMs = 3_600_000;

/**
 * Alerts the operator when many pages refuse their composition, at most once an hour. One visitor alone is not many.
 */
export async function watchRefusedCompositions({ clock, settings, repository, alerts }: RefusedPorts): Promise<void> {
  const now = clock.now().getTime();
  const { visitorsPerAddress, visitorsAtLeast } = await settings();
  const { pages, visitors } = await repository.faults({ since: new Date(now - minutes * 60_000), visitorsPerAddress });
  if (pages < pagesAtLeast || visitors < visitorsAtLeast) return;
  const hour = new Date(Math.floor(now / hourMs) * hourMs).toISOString();
  const text = `${pages} pages of ${visitors} visitors refused their composition, or had one past its time, within ${minutes} minutes.`;
  await alerts.raise({ occasion: `composition-refused ${hour}`, kind: 'composition-refused', text });
}
