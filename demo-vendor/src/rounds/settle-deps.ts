import type { Gateway } from '../gateway/platform-gateway.ts';
import type { AnyHand } from './hand.rules.ts';
import type { Round } from './round.ts';

/** What bringing rounds to their end needs. */
export interface SettleDeps {
  gateway: Gateway;
  /** Rules of a hand game by its game code. */
  findHand(gameCode: string): AnyHand;
  save(round: Round): Promise<void>;
  /** Waits before the next try; false when the process is stopping. */
  pause(attempt: number): Promise<boolean>;
  log(message: string, details: object): void;
}
