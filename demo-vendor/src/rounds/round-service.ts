import type { Gateway } from '../gateway/platform-client.ts';
import type { Ended, RoundFault } from '../operators/round-acts.ts';
import type { PageSession } from '../sessions/page-session.ts';
import type { VendorStore } from '../store/vendor-store.ts';
import { endRound } from '../tickets/end-round.ts';
import { backoffMs } from '../timing/backoff.rules.ts';
import { pauseUnless } from '../timing/pause-unless.ts';
import { drawRound, type Playable, type SpinRequest } from './draw-round.ts';
import { type AnyHand, costOf, withAction, withRaise } from './hand.rules.ts';
import { isOver, type Round } from './round.ts';
import type { SettleDeps } from './settle-deps.ts';
import { resumeRound, stakeAndSettle, unstuck } from './stake-and-settle.ts';

/** One decision of a player; `actionNo` is the number of actions before it, which identifies a repeat. */
interface ActRequest {
  roundId: string;
  actionNo: number;
  action: string;
}

/** Why a decision is refused: unknown hand, another player's hand, hand over, or hand at another action. */
type ActRefusal = 'unknown_round' | 'foreign_round' | 'round_over' | 'action_conflict';

export interface RoundService {
  /** Plays a spin: a new round, or the existing one if the id was used before. */
  play(session: PageSession, game: Playable, request: SpinRequest): Promise<Round | 'spin_conflict' | 'hand_open'>;
  /** Applies a decision, which may come from another page of the same player. */
  act(session: PageSession, request: ActRequest): Promise<Round | ActRefusal>;
  /** Resolves to the round when no work on it is in progress. */
  whenIdle(round: Round): Promise<Round>;
  /** Resumes the rounds that a crash left open. */
  resumeAll(): void;
  /** Ends hands without a decision since `before` (ISO 8601). */
  endUnattended(before: string): Promise<void>;
  /**
   * Ends a stuck round or an abandoned hand by the rules. Undefined if no such round is open; `under_way` if it is
   * being settled, `try_again` if the platform does not answer.
   */
  end(roundId: string): Promise<Ended<Round>> | undefined;
  stop(): void;
}

interface RoundServiceParts {
  store: VendorStore;
  gateway: Gateway;
  findHand(gameCode: string): AnyHand;
  log(message: string, details: object): void;
}

export function createRoundService({ store, gateway, findHand, log }: RoundServiceParts): RoundService {
  const underWay = new Map<string, Promise<Round>>();
  const stopping = new AbortController();
  const deps: SettleDeps = {
    gateway,
    findHand,
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

  /** Writes the round to disk before any call, so that no crash can draw or decide it twice. */
  const goOn = (round: Round) =>
    follow(
      round,
      store.saveRound(round).then(() => stakeAndSettle(deps, round)),
    );

  async function decide(
    round: Round,
    session: PageSession,
    { actionNo, action }: ActRequest,
  ): Promise<Round | ActRefusal> {
    if (round.hand?.actions[actionNo] === action) return round;
    if (isOver(round)) return 'round_over';
    if (!round.hand || round.state !== 'playing' || round.hand.actions.length !== actionNo) return 'action_conflict';
    const game = findHand(round.gameCode);
    const stakes = costOf(game, round.hand, action);
    if (stakes === undefined) return 'action_conflict';
    const decided = { ...round, launchId: session.launchId, decidedAt: new Date().toISOString() };
    return goOn(stakes > 0 ? withRaise(decided, action, stakes) : withAction(game, decided, action, 0));
  }

  return {
    async play(session, game, request) {
      const before = store.roundOf(session.sessionId, request.clientSpinId);
      if (before) {
        if (before.stakeMinor !== request.stakeMinor || before.choice !== request.choice) return 'spin_conflict';
        return underWay.get(before.roundId) ?? before;
      }
      if (game.kind === 'hand' && store.openHand(session.playerId, session.gameCode)) return 'hand_open';
      return goOn(drawRound(session, game, request, store.nextSeedNo(session.sessionId)));
    },
    async act(session, request) {
      const round = store.round(request.roundId);
      if (round?.gameCode !== session.gameCode) return 'unknown_round';
      if (round.playerId !== session.playerId) return 'foreign_round';
      // Decisions run one at a time; no await between the last check and the decision.
      for (let work = underWay.get(round.roundId); work; work = underWay.get(round.roundId)) await work;
      return decide(store.round(round.roundId) ?? round, session, request);
    },
    async whenIdle(round) {
      for (let work = underWay.get(round.roundId); work; work = underWay.get(round.roundId)) await work;
      return store.round(round.roundId) ?? round;
    },
    resumeAll() {
      for (const round of store.openRounds()) void follow(round, resumeRound(deps, round)).catch(() => {});
    },
    async endUnattended(before) {
      for (const round of store.openRounds()) {
        const isLeft = round.state === 'playing' && (round.decidedAt ?? round.drawnAt) < before;
        // One failure does not block the others; it is logged and retried in the next run.
        if (isLeft && !underWay.has(round.roundId))
          await goOn(playedOut(findHand(round.gameCode), round)).catch(() => {});
      }
    },
    end(roundId) {
      const round = store.round(roundId);
      if (!round || (isOver(round) && round.state !== 'stuck')) return undefined;
      return endRound({
        next: () => endedByRules(deps, round),
        isSame: () => store.round(roundId) === round && !underWay.has(roundId),
        apply: goOn,
        ended: () => store.round(roundId) ?? round,
      });
    },
    stop: () => stopping.abort(),
  };
}

/** Returns how a stuck round or an abandoned hand continues by the rules, for an operator. */
async function endedByRules(deps: SettleDeps, round: Round): Promise<Round | RoundFault> {
  if (round.state === 'stuck') return (await unstuck(deps, round)) ?? 'try_again';
  return round.state === 'playing' ? playedOut(deps.findHand(round.gameCode), round) : 'under_way';
}

/** Plays a hand to its end by its rules for an absent player, never with another stake. */
function playedOut(game: AnyHand, start: Round): Round {
  let round = start;
  while (round.hand && round.state === 'playing') {
    round = withAction(game, round, game.unattended(round.hand.state), 0);
  }
  return round;
}
