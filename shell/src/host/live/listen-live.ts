import { openLiveStream } from '@portal/shared/client/live-stream';
import { memberAtom } from '../atoms.ts';
import { applyLiveEvent } from './apply-live-events.ts';
import { holdWins } from './held-wins.ts';
import type { LivePorts } from './live-ports.ts';
import { showSettled } from './settled-toasts.ts';

/**
 * Follows the stream until the signal aborts, reloading what may have been missed. Pages of a member share a stream.
 */
export function listenLive(ports: LivePorts, signal: AbortSignal): void {
  const { session } = ports;
  const member = ports.store.get(memberAtom);
  const hold = holdWins(ports.store, ports.events, signal);
  const show = showSettled(ports, signal);
  let isAgain = false;
  const stream = openLiveStream({
    ...ports.stream,
    owner: member && `${ports.stream.merchant()} ${member.id}`,
    onEvent: (event) => {
      applyLiveEvent(ports, event, hold);
      show(event);
    },
    // A hidden page missed the event that ended its session.
    onRefused: () => session.end('session_expired'),
    onOpen: () => {
      // A member who must change the password first has no access to anything else.
      if (ports.store.get(memberAtom)) {
        void session.refreshBalance().catch(() => undefined);
        void session.refreshUnread().catch(() => undefined);
        // The first time it has only just been loaded.
        if (isAgain) ports.events.emit('member-changed');
      }
      isAgain = true;
      // Loaded ahead: an ended session can no longer ask for its id.
      void session.loginInfo().catch(() => undefined);
    },
  });
  signal.addEventListener('abort', () => stream.close(), { once: true });
}
