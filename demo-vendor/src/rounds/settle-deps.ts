import type { Gateway } from '../gateway/platform-client.ts';
import type { AnyHand } from './hand.rules.ts';
import type { Round } from './round.ts';

/** Dependencies for settling rounds. */
export interface SettleDeps {
  gateway: Gateway;
  /** Returns the rules of a hand game by its game code. */
  findHand(gameCode: string): AnyHand;
  save(round: Round): Promise<void>;
  /** Waits before the next try; false when the process is stopping. */
  pause(attempt: number): Promise<boolean>;
  log(message: string, details: object): void;
}
