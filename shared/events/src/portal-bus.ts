import { createNanoEvents } from 'nanoevents';

/** Rounds of the game in the frame whose result the player has not seen yet. */
export interface FrameRounds {
  areOpen: boolean;
  /** Set if the frame shows a single game. */
  gameCode?: string;
}

/** Events between host and remotes. Each name states what has happened. */
export interface PortalEvents {
  /** The balance is now this amount text. */
  'balance-changed': (sumBalance: string) => void;
  'unread-changed': (unreadCount: number) => void;
  'round-opened': (round: { roundId: string; gameCode: string }) => void;
  'round-closed': (round: { roundId: string; gameCode: string }) => void;
  /** The first round has opened in the frame, or the last one was shown or left. */
  'frame-rounds': (rounds: FrameRounds) => void;
  /** A withdrawal of the member is now in this state (contract/payments/withdrawal-states). */
  'withdrawal-changed': (withdrawal: { id: string; state: string }) => void;
  /** A deposit of the member is now in this state (contract/payments/deposit-states). */
  'deposit-changed': (deposit: { id: string; state: string }) => void;
  /** The member's rewards have changed (contract/live/live-event, `rewardTopic`). */
  'rewards-changed': (what: string) => void;
  /** The member info has changed: the shell loads it again and passes it on. */
  'member-changed': () => void;
  /** The agent's contracts, payments or team have changed (contract/live/live-event, `agentTopic`). */
  'agents-changed': (what: string) => void;
  /** A draw of this lottery was cancelled. */
  'draw-cancelled': (gameCode: string) => void;
  'logged-in': () => void;
  'logged-out': () => void;
  'notice-published': (notice: { id: string; title: string }) => void;
  'remote-failed': (failure: { remote: string; version: string; reason: string }) => void;
}

export interface PortalBus {
  on<Name extends keyof PortalEvents>(name: Name, listener: PortalEvents[Name]): () => void;
  emit<Name extends keyof PortalEvents>(name: Name, ...args: Parameters<PortalEvents[Name]>): void;
}

export function createPortalBus(): PortalBus {
  const emitter = createNanoEvents<PortalEvents>();
  return {
    on: (name, listener) => emitter.on(name, listener),
    emit: (name, ...args) => emitter.emit(name, ...args),
  };
}
