/** Returns uniform numbers in [0, 1), the same ones for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed % 2_147_483_647 || 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

interface PlannedRound {
  player: number;
  game: number;
  at: number;
  stakeMinor: bigint;
  winMinor: bigint;
}

interface HistoryPlan {
  players: number;
  games: number;
  rounds: number;
  bigWins: number;
  /** Number of players with big wins, taken from the end of the list. */
  bigWinners: number;
  /** Wins of a round; those of slots by default. */
  wins?: readonly Win[];
  from: number;
  to: number;
}

const stakesMinor = [50, 100, 100, 200, 250, 500, 500, 1000, 2000, 5000];
interface Win {
  chance: number;
  /** Hundredths of the stake. */
  hundredths: number;
}

/** About 95 % of the stakes are paid back. */
const slotWins: readonly Win[] = [
  { chance: 0.14, hundredths: 50 },
  { chance: 0.1, hundredths: 150 },
  { chance: 0.06, hundredths: 300 },
  { chance: 0.03, hundredths: 800 },
  { chance: 0.008, hundredths: 3500 },
];

/** For a lottery: mostly even chances and, now and then, a number of two digits. */
export const lotteryWins: readonly Win[] = [
  { chance: 0.35, hundredths: 198 },
  { chance: 0.0025, hundredths: 9900 },
];

/** Plans rounds in order of time; at regular intervals one wins above 50,000.00. */
export function planHistory(plan: HistoryPlan, random: () => number): PlannedRound[] {
  const bigEvery = Math.floor(plan.rounds / plan.bigWins);
  const moments = Array.from({ length: plan.rounds }, () => plan.from + Math.floor(random() * (plan.to - plan.from)));
  moments.sort((a, b) => a - b);
  return moments.map((at, index) => {
    const player = Math.floor(random() * plan.players);
    const game = Math.floor(random() * plan.games);
    if (index % bigEvery === bigEvery - 1) {
      // One after the other.
      const winner = Math.floor(index / bigEvery) % plan.bigWinners;
      return { player: plan.players - 1 - winner, game, at, ...bigWin(random) };
    }
    const stake = stakesMinor[Math.floor(random() * stakesMinor.length)] ?? 100;
    return {
      player,
      game,
      at,
      stakeMinor: BigInt(stake),
      winMinor: BigInt((stake * drawWin(random, plan.wins ?? slotWins)) / 100),
    };
  });
}

function bigWin(random: () => number) {
  return { stakeMinor: 20_000n, winMinor: 5_000_100n + BigInt(Math.floor(random() * 120_000) * 100) };
}

function drawWin(random: () => number, wins: readonly Win[]): number {
  let remaining = random();
  for (const { chance, hundredths } of wins) {
    remaining -= chance;
    if (remaining < 0) return hundredths;
  }
  return 0;
}
