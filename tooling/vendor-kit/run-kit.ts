import { minorUnits } from '@portal/shared/contract/money/amounts';
import { vendorAuthenticate, vendorRollback, vendorRound, vendorWin } from '@portal/shared/contract/vendor-api/rounds';
import { allChecks } from './all-checks.ts';
import type { Exchange } from './exchange.ts';
import { acceptedValue } from './expect-answer.ts';
import { type BetInput, type Check, createKit, exchangeOf, type Kit, type KitOptions } from './kit.ts';
import { KitProblem, NotChecked, RuleBroken } from './kit-problem.ts';
import { sendSigned } from './signed-call.ts';

export interface Finding {
  part: string;
  rule: string;
  outcome: 'passed' | 'failed' | 'not checked';
  /** What was expected, or why it was not checked. */
  reason?: string;
  exchange?: Exchange;
}

export interface KitReport {
  findings: Finding[];
  /** Cost of the run for the player, in minor units; negative for a gain; undefined if the balance is unknown. */
  costMinor: bigint | undefined;
}

/** Makes the checks with the player of the launch and ends what it began. @throws KitProblem when it cannot begin or go on */
export async function runKit(options: KitOptions, checks: readonly Check[] = allChecks): Promise<KitReport> {
  const { origin, key } = options;
  const opened = await sendSigned(origin, key, vendorAuthenticate, exchangeOf(options));
  const kit = createKit(options, readPlayer(opened));
  const findings: Finding[] = [];
  try {
    for (const check of checks) findings.push(await findingOf(kit, check));
  } finally {
    await cleanUp(kit);
  }
  return { findings, costMinor: await costOf(kit) };
}

async function costOf(kit: Kit): Promise<bigint | undefined> {
  try {
    return minorUnits(kit.player.balance) - minorUnits(await kit.readBalance());
  } catch (error) {
    if (error instanceof RuleBroken) return undefined;
    throw error;
  }
}

function readPlayer(opened: Exchange) {
  try {
    return acceptedValue(vendorAuthenticate, opened);
  } catch {
    throw new KitProblem(
      `The launch was not taken: ${opened.status} ${JSON.stringify(opened.answer)}. ` +
        'A launch token is good once and for twelve hours; the key must be that of the game, and the clock right.',
    );
  }
}

async function findingOf(kit: Kit, { part, rule, run }: Check): Promise<Finding> {
  try {
    await kit.readBalance();
    await run(kit);
    return { part, rule, outcome: 'passed' };
  } catch (error) {
    if (error instanceof NotChecked) return { part, rule, outcome: 'not checked', reason: error.message };
    if (error instanceof RuleBroken)
      return { part, rule, outcome: 'failed', reason: error.message, exchange: error.exchange };
    throw error;
  }
}

/** Ends the kit's rounds that a failed check left open: gives their stakes back, and closes what then is still open. */
async function cleanUp(kit: Kit): Promise<void> {
  const rounds = new Set(kit.bets().map(({ roundId }) => roundId));
  for (const roundId of rounds) {
    if (!(await isOpen(kit, roundId))) continue;
    const bets = kit.bets().filter((bet) => bet.roundId === roundId);
    for (const bet of bets) await kit.send(vendorRollback, kit.rollbackOf(bet));
    const [first] = bets;
    if (first && (await isOpen(kit, roundId))) await close(kit, first);
  }
}

async function isOpen(kit: Kit, roundId: string): Promise<boolean> {
  const { answer } = await kit.send(vendorRound, { roundId });
  return JSON.stringify(answer).includes('"state":"open"');
}

async function close(kit: Kit, bet: BetInput): Promise<void> {
  await kit.send(vendorWin, kit.winOf(bet, '0.00'));
}
