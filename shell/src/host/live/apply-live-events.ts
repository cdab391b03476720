import type { LiveEvent, WonInPlay } from '@portal/shared/contract/live/live-event';
import { balanceAtom, unreadAtom } from '../atoms.ts';
import type { Session } from '../session/session.ts';
import type { LivePorts } from './live-ports.ts';

/** Applies one live event to the shell; the rest of the portal gets it on the bus. */
export function applyLiveEvent(
  ports: Pick<LivePorts, 'store' | 'events' | 'session' | 'onComposition'>,
  event: LiveEvent,
  hold?: (won: WonInPlay) => void,
): void {
  const { store, events } = ports;
  if (event.type === 'balance') {
    if (event.won) hold?.(event.won);
    store.set(balanceAtom, event.sumBalance);
    events.emit('balance-changed', event.sumBalance);
  } else if (event.type === 'unread') {
    store.set(unreadAtom, event.unreadCount);
    events.emit('unread-changed', event.unreadCount);
  } else if (event.type === 'notice') {
    events.emit('notice-published', { id: event.id, title: event.title });
  } else if (event.type === 'round') {
    const { roundId, gameCode } = event;
    events.emit(event.state === 'opened' ? 'round-opened' : 'round-closed', { roundId, gameCode });
  } else if (event.type === 'withdrawal') {
    events.emit('withdrawal-changed', { id: event.id, state: event.state });
  } else if (event.type === 'deposit') {
    events.emit('deposit-changed', { id: event.id, state: event.state });
  } else if (event.type === 'rewards') {
    events.emit('rewards-changed', event.what);
    if (event.what === 'vip') events.emit('member-changed');
  } else if (event.type === 'member') {
    events.emit('member-changed');
  } else if (event.type === 'agents') {
    events.emit('agents-changed', event.what);
  } else if (event.type === 'draw') {
    events.emit('draw-cancelled', event.gameCode);
  } else if (event.type === 'composition') {
    ports.onComposition(event.sequence);
  } else if (event.type === 'logout') {
    void endIfMine(ports.session, event);
  }
}

/** Ends this session if a forced logout names it, or if it names none. */
async function endIfMine(session: Session, { reason, sessionIds }: Extract<LiveEvent, { type: 'logout' }>) {
  if (sessionIds && !(await session.isAmong(sessionIds))) return;
  session.end(reason);
}
