import { benchBets } from './bets/bench-bets.ts';
import { benchDraws } from './draws/bench-draws.ts';
import { benchLobby } from './lobby/bench-lobby.ts';
import { benchLogins } from './logins/bench-logins.ts';
import { describeMachine } from './machine.ts';
import { benchMoney } from './money/bench-money.ts';
import { benchPages } from './pages/bench-pages.ts';
import { benchRewards } from './rewards/bench-rewards.ts';
import { benchSettle } from './settle/bench-settle.ts';

type Say = (line: string) => void;

const benches: Record<string, (say: Say) => Promise<void>> = {
  pages: benchPages,
  bets: benchBets,
  logins: benchLogins,
  lobby: benchLobby,
  draws: benchDraws,
  money: benchMoney,
  settle: benchSettle,
  rewards: benchRewards,
};

/** `pnpm bench [pages|bets|logins|lobby|draws|money|settle|rewards]`: figures with machine and versions. A missed goal is printed, not a failure. */
async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !Object.hasOwn(benches, name));
  if (unknown.length > 0)
    throw new Error(
      `unknown benchmark ${unknown.join(', ')}: give pages, bets, logins, lobby, draws, money, settle, rewards or nothing for all`,
    );
  const say: Say = (line) => console.log(line);
  for (const line of await describeMachine()) say(line);
  for (const [name, bench] of Object.entries(benches)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    say(`\n${name}`);
    await bench(say);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
