import { platformEnvironment } from '@portal/crash-tests/money/platform-process';
import { withApp } from '@portal/crash-tests/money/with-app';
import { type BenchServer, onBenchServer, type Print } from '../bench-server.ts';
import { differencesFromFold } from './differences-from-fold.ts';
import { measureFigures } from './measure-figures.ts';
import { measureLag } from './measure-lag.ts';
import { measureMove } from './measure-move.ts';
import { measureSalary } from './measure-salary.ts';
import { seedBets } from './seed-bets.ts';
import { seedMembers } from './seed-members.ts';

const full = { members: 1_000_000, bets: 2_000_000, lagSeconds: 60 };
const ofSample = { members: 700, bets: 2500 };

/** Figures of teams on PostgreSQL: a million members, ten levels deep, and two million bets; `share` (0 to 1) takes fewer. */
export async function benchAgents(print: Print, share = 1): Promise<void> {
  const members = Math.ceil(full.members * share);
  const bets = Math.ceil(full.bets * share);
  await onBenchServer('agents', print, async (bench) => {
    await checkSetsAgainstFold(bench, print);
    const salaries = await platformEnvironment(bench.folder, await bench.server.createDatabase('salaries'));
    await withApp(salaries, (app, database) => measureSalary(app, database, share, print));
    const env = await platformEnvironment(bench.folder, await bench.server.createDatabase('portal'));
    await withApp(env, async (app, database) => {
      const begun = performance.now();
      await seedMembers(database, members);
      await seedBets(database, bets, members);
      print(`${members} members, ${bets} bets, made in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
      await bench.server.checkpoint();
      await measureFigures(database, members, print);
      await measureLag(app, database, Math.max(5, Math.ceil(full.lagSeconds * Math.min(1, share * 5))), print);
      await measureMove(app, database, members, share, print);
    });
  });
}

/** The roll-ups of the large portal are made in sets: on a small one they have to be what folding makes. */
async function checkSetsAgainstFold({ folder, server }: BenchServer, print: Print): Promise<void> {
  const env = await platformEnvironment(folder, await server.createDatabase('sample'));
  const different = await withApp(env, async (_app, database) => {
    await seedMembers(database, ofSample.members);
    await seedBets(database, ofSample.bets, ofSample.members);
    return differencesFromFold(database);
  });
  if (different > 0) throw new Error(`${different} rows made in sets are not those of the fold`);
  print(`roll-ups of ${ofSample.bets} bets made in sets are those of the fold`);
}
