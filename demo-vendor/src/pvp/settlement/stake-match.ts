import { requestStake } from '../../tickets/request-stake.ts';
import { stakeOf } from '../../tickets/transactions.ts';
import type { Seat } from '../matches/match.rules.ts';
import { type Match, seatRound, withSeat } from '../matches/match.ts';
import type { MatchDeps } from '../matches/match-deps.ts';
import { withoutPlay } from './settle.rules.ts';
import { settleMatch } from './settle-match.ts';

/** Both stakes must be answered within this time, or both are returned. */
const stakingMs = 30_000;

/** Requests both stakes of a journaled match; true if it can be played, false if it is called off. */
export async function takeStakes(deps: MatchDeps, matchId: string): Promise<boolean> {
  const { matchStore, clock, log } = deps;
  const asks = [askStake(deps, matchId, 0), askStake(deps, matchId, 1)];
  const firstNo = new Promise<'no'>((resolve) => {
    const failed = (error: unknown) => {
      log('a stake could not be asked for', { matchId, error: String(error) });
      resolve('no');
    };
    for (const ask of asks) void ask.then((isTaken) => isTaken || resolve('no'), failed);
  });
  const tooLate = clock.wait(stakingMs).then((isOver) => (isOver ? 'no' : 'stopped'));
  const answer = await Promise.race([Promise.all(asks).then(() => 'answered'), firstNo, tooLate]);
  const match = matchStore.match(matchId);
  if (answer === 'stopped' || match?.phase !== 'staking') return false;
  if (match.seats.every(({ stake }) => stake === 'taken')) {
    await matchStore.save({ ...match, phase: 'playing' });
    return true;
  }
  await returnStakes(deps, matchId);
  return false;
}

/** Ends a match before play; returns every stake that was or may have been taken. */
export async function returnStakes(deps: MatchDeps, matchId: string): Promise<void> {
  const { matchStore, changed } = deps;
  const match = matchStore.match(matchId);
  if (match?.phase !== 'staking') return;
  await matchStore.save(withoutPlay(match));
  changed(matchStore.match(matchId) ?? match);
  await settleMatch(deps, matchId);
}

/** Requests the stake of a seat; true if it is taken. */
async function askStake(deps: MatchDeps, matchId: string, seat: Seat): Promise<boolean> {
  const { matchStore, changed, stakeRefused } = deps;
  const match = () => asked(matchStore.match(matchId), seat);
  const first = match();
  if (!first) return false;
  const answer = await requestStake(
    deps,
    stakeOf(seatRound(first, seat), first.stakeMinor),
    () => match() !== undefined,
  );
  // The stake may already be being returned.
  const now = match();
  if (!now || !answer) return false;
  const { state: stake, ...result } = answer;
  if (stake !== 'taken') stakeRefused(now.seats[seat].playerId);
  await matchStore.save(withSeat(now, seat, { stake, ...result }));
  changed(matchStore.match(matchId) ?? now);
  return stake === 'taken';
}

const asked = (match: Match | undefined, seat: Seat) =>
  match?.phase === 'staking' && match.seats[seat].stake === 'asked' ? match : undefined;
