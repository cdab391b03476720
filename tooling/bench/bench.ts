import { parseArgs } from 'node:util';
import { benchAgents } from './agents/bench-agents.ts';
import { benchBets } from './bets/bench-bets.ts';
import { benchDraws } from './draws/bench-draws.ts';
import { benchLobby } from './lobby/bench-lobby.ts';
import { benchLogins } from './logins/bench-logins.ts';
import { describeMachine } from './machine.ts';
import { benchMoney } from './money/bench-money.ts';
import { benchOverlay } from './pages/bench-overlay.ts';
import { benchPages } from './pages/bench-pages.ts';
import { benchReleases } from './releases/bench-releases.ts';
import { benchRewards } from './rewards/bench-rewards.ts';
import { benchSettle } from './settle/bench-settle.ts';
import { benchSmoothness } from './smoothness/bench-smoothness.ts';

type Print = (line: string) => void;

/** `share`: of the full size, for those that can be smaller. */
const benches: Record<string, (print: Print, share: number) => Promise<void>> = {
  pages: benchPages,
  overlay: benchOverlay,
  smoothness: benchSmoothness,
  bets: benchBets,
  logins: benchLogins,
  lobby: benchLobby,
  draws: benchDraws,
  money: benchMoney,
  settle: benchSettle,
  rewards: (print) => benchRewards(print),
  agents: benchAgents,
  releases: benchReleases,
};

/** `pnpm bench [pages|overlay|smoothness|bets|logins|lobby|draws|money|settle|rewards|agents|releases] [--share 0.1]`: figures with machine and versions. A missed goal is printed, not a failure. */
async function main(): Promise<void> {
  const { positionals: asked, values } = parseArgs({ allowPositionals: true, options: { share: { type: 'string' } } });
  const share = Number(values.share ?? 1);
  if (!(share > 0 && share <= 1)) throw new Error('--share is a number above 0 and at most 1');
  const unknown = asked.filter((name) => !Object.hasOwn(benches, name));
  if (unknown.length > 0)
    throw new Error(
      `unknown benchmark ${unknown.join(', ')}: give pages, overlay, smoothness, bets, logins, lobby, draws, money, settle, rewards, agents, releases or nothing for all`,
    );
  const print: Print = (line) => console.log(line);
  for (const line of await describeMachine()) print(line);
  for (const [name, bench] of Object.entries(benches)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    print(`\n${name}`);
    await bench(print, share);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
