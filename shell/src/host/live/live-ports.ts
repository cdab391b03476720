import type { LiveStreamContext } from '@portal/shared/client/live-stream';
import type { PortalBus } from '@portal/shared/events/portal-bus';
import type { Host } from '@portal/shared/remote/host';
import type { ToastStore } from '@portal/shared/ui/feedback/toast';
import type { Store } from '../atom-readable.ts';
import type { Session } from '../session/session.ts';

/** What the live stream needs in the shell. */
export interface LivePorts {
  stream: Pick<LiveStreamContext, 'baseUrl' | 'token' | 'fetch'> & { merchant(): string };
  store: Store;
  events: PortalBus;
  session: Session;
  toasts: Pick<ToastStore, 'show'>;
  host: Pick<Host, 'openOverlay' | 'site'>;
  /** Code of the game on the page, if there is one. */
  playedGame(): string | undefined;
  /** Called when a new composition is live. */
  onComposition(sequence: number): void;
}
