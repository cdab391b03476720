import { testGame } from '@portal/platform/modules/games/testing/test-studio';
import { lineOf } from '../goal.ts';
import { median } from '../statistics.ts';
import { betClients as clients } from './bet-environment.ts';
import { betLoad, type Load } from './bet-load.ts';
import { type BetBench, measureRate, perSecondOf, printRates, ratesOf, signedBets } from './bet-rates.ts';
import { type PacedLoad, pacedLoad } from './paced-load.ts';
import { signedBet } from './signed-bet.ts';

const warmUpSeconds = 4;
const rounds = 3;
/** At half of the load that was reached. */
const goalP99Ms = 50;

/** All loads in turns, so that what else the machine does meets each of them; the middle one of three counts. */
export async function measureBets(bench: BetBench): Promise<void> {
  const { server, prepared, address, seconds, print } = bench;
  const signed: Load[] = [];
  const paced: PacedLoad[] = [];
  const rates = ratesOf(bench, signed);
  const players = prepared.players;
  await betLoad({ address, key: prepared.key, players, clients, seconds: Math.min(warmUpSeconds, seconds) });
  for (let round = 1; round <= rounds; round += 1) {
    for (const rate of rates) await measureRate(bench, rate, round);
    await server.checkpoint();
    const perSecond = perSecondOf(rates.find(({ name }) => name === signedBets)) / 2;
    const half = await pacedLoad({ address, seconds, connections: clients, perSecond, next: roundRobinBets(bench) });
    paced.push(half);
    print(`round ${round}: half load, ${half.asked} signed bets, ${timesOf(half)}`);
  }
  printRates(print, rates);
  print(`signed bets at full load: ${signed.map(timesOf).join('; ')}`);
  const p99 = median(paced.map(({ p99Ms }) => p99Ms));
  print(lineOf({ name: 'p99 at half load', value: p99, unit: 'ms', goal: goalP99Ms, side: 'atMost' }));
  const refused = [...signed, ...paced].reduce((sum, load) => sum + load.refused, 0);
  print(lineOf({ name: 'bets not answered with 200', value: refused, unit: '', goal: 0, side: 'atMost' }));
}

const timesOf = ({ p50Ms, p99Ms }: { p50Ms: number; p99Ms: number }) =>
  `p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`;

function roundRobinBets({ prepared }: BetBench) {
  let turn = 0;
  return () => {
    const player = prepared.players[turn++ % prepared.players.length];
    if (!player) throw new Error('there is no player to bet');
    return signedBet(prepared.key, player, testGame);
  };
}
