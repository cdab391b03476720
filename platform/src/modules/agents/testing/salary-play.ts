import { addDays, dayIn } from '@portal/shared/contract/time/calendar-days';
import { startOfDay } from '@portal/shared/contract/time/time-zones';
import type { App } from '../../../app.ts';
import { newId } from '../../../kernel/database/ids.ts';
import type { Member } from '../../accounts/index.ts';
import type { PlayEntry } from '../figures/counting/entries.rules.ts';
import { foldPlay } from '../figures/counting/fold-entries.ts';
import { portalZone, type SalaryBranch } from './salary-branch.ts';

const dayMs = 86_400_000;
const minutesMs = 200_000;
const betsADay = 60;

/**
 * Adds a day of play below a branch: bets, some corrections of earlier ones, bonuses and rebates; some days nothing.
 */
async function playDay(app: App, branch: SalaryBranch, day: string, random: () => number): Promise<void> {
  if (random() < 0.1) return;
  const start = startOfDay(portalZone, day).getTime();
  const drawn = (to: number) => Math.floor(random() * to);
  const entries: PlayEntry[] = Array.from({ length: betsADay }, () => {
    const player = picked(branch.players, random);
    const at = new Date(start + drawn(dayMs));
    const stakeMinor = BigInt(100 + drawn(6000));
    const winMinor = random() < 0.45 ? BigInt(drawn(13_000)) : 0n;
    return entry(player, at, stakeMinor, winMinor);
  });
  const corrections = entries
    .filter(() => random() < 0.05)
    .map((bet) => {
      // Half of the time for a bet of days ago, else for one of the same minutes.
      const at = new Date(bet.settledAt.getTime() + drawn(random() < 0.5 ? 2 * dayMs : minutesMs));
      const id = `${bet.roundId}#${newId()}`;
      const winMinor = BigInt(drawn(4000) - 2000 || 1);
      return { ...bet, id, isCorrection: true, stakeMinor: 0n, winMinor, settledAt: at, day: dayIn(portalZone, at) };
    });
  await foldPlay(app.server.kernel.database, [...entries, ...corrections]);
  await app.modules.agents.figures.foldMoney(
    (['bonus', 'rebate'] as const).map((kind) => {
      const { id: memberId, uplinePath } = picked(branch.players, random);
      const at = new Date(start + drawn(dayMs));
      return { id: newId(), kind, memberId, uplinePath, amountMinor: BigInt(drawn(500)), at, day };
    }),
  );
}

function entry({ id: memberId, uplinePath }: Member, settledAt: Date, stakeMinor: bigint, winMinor: bigint): PlayEntry {
  const roundId = newId();
  return {
    id: roundId,
    roundId,
    memberId,
    uplinePath,
    gameName: 'Dragon Gate',
    isCorrection: false,
    stakeMinor,
    betStakeMinor: stakeMinor,
    winMinor,
    settledAt,
    day: dayIn(portalZone, settledAt),
  };
}

function picked(players: readonly Member[], random: () => number): Member {
  const player = players[Math.floor(random() * players.length)];
  if (!player) throw new Error('A branch has players');
  return player;
}

/** Adds days of play from one on, all before the current time. */
export async function playDays(
  app: App,
  branch: SalaryBranch,
  { first, count }: { first: string; count: number },
  random: () => number,
): Promise<void> {
  for (let no = 0; no < count; no += 1) await playDay(app, branch, addDays(first, no), random);
}
