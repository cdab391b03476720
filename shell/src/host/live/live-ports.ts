import type { LiveStreamContext } from '@portal/shared/client/live-stream';
import type { PortalBus } from '@portal/shared/events/portal-bus';
import type { Store } from '../atom-readable.ts';
import type { Session } from '../session/session.ts';

/** What the live stream needs in the shell. */
export interface LivePorts {
  stream: Pick<LiveStreamContext, 'baseUrl' | 'token' | 'fetch'> & { merchant(): string };
  store: Store;
  events: PortalBus;
  session: Session;
  /** Called when a new composition is live. */
  onComposition(sequence: number): void;
}
