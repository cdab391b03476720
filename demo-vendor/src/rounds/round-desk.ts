import { randomBytes } from 'node:crypto';
import type { Draw } from '../engines/engine.ts';
import { type Engine, winMinor } from '../engines/engine.ts';
import type { Gateway } from '../gateway/platform-gateway.ts';
import type { PageSession } from '../sessions/page-session.ts';
import type { VendorStore } from '../store/vendor-store.ts';
import { backoffMs } from './backoff.rules.ts';
import { isOver, type Round } from './round.ts';
import { resumeRound, type SettleDeps, settleRound } from './settle-round.ts';

export interface SpinRequest {
  clientSpinId: string;
  stakeMinor: number;
  choice?: string;
}

export interface RoundDesk {
  /** The round of this spin: a new one, or the one of before when the id was used. */
  play(session: PageSession, engine: Engine, request: SpinRequest): Promise<Round | 'spin_conflict'>;
  /** Brings to an end what a crash left open. */
  resumeAll(): void;
  stop(): void;
}

export interface DeskParts {
  store: VendorStore;
  gateway: Gateway;
  draw: Draw;
  log(message: string, details: object): void;
}

export function createRoundDesk({ store, gateway, draw, log }: DeskParts): RoundDesk {
  const underWay = new Map<string, Promise<Round>>();
  const stopping = new AbortController();
  const deps: SettleDeps = {
    gateway,
    log,
    save: (round) => store.saveRound(round),
    pause: (attempt) => pauseUnless(stopping.signal, backoffMs(attempt, Math.random())),
  };

  function follow(round: Round, work: Promise<Round>): Promise<Round> {
    const followed = work.finally(() => underWay.delete(round.roundId));
    underWay.set(round.roundId, followed);
    followed.catch((error: unknown) => log('a round failed', { roundId: round.roundId, error: String(error) }));
    return followed;
  }

  return {
    async play(session, engine, request) {
      const before = store.roundOf(session.sessionId, request.clientSpinId);
      if (before) {
        if (before.stakeMinor !== request.stakeMinor || before.choice !== request.choice) return 'spin_conflict';
        if (isOver(before)) return before;
        return underWay.get(before.roundId) ?? before;
      }
      const outcome = engine.draw(draw, request.choice);
      const round: Round = {
        roundId: randomBytes(12).toString('hex'),
        sessionId: session.sessionId,
        playerId: session.playerId,
        launchId: session.launchId,
        gameCode: session.gameCode,
        ...request,
        winMinor: winMinor(engine, request.stakeMinor, outcome, request.choice),
        outcome,
        state: 'drawn',
        drawnAt: new Date().toISOString(),
      };
      // The result is on the disk before the stake is asked for: no crash can draw it a second time.
      return follow(
        round,
        store.saveRound(round).then(() => settleRound(deps, round)),
      );
    },
    resumeAll() {
      for (const round of store.openRounds()) void follow(round, resumeRound(deps, round)).catch(() => {});
    },
    stop: () => stopping.abort(),
  };
}

function pauseUnless(signal: AbortSignal, ms: number): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false);
  return new Promise((resolve) => {
    const stop = () => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve(true);
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}
