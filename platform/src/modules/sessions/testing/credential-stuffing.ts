import assert from 'node:assert/strict';
import type { App } from '../../../app.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addMember, testPassword } from '../../accounts/testing/add-member.ts';

interface Size {
  tries: number;
  addresses: number;
}

interface Shape {
  /** `turns`: the addresses alternate; `blocks`: all tries of one address, then of the next, each of them fresh. */
  order: 'turns' | 'blocks';
  /** Always the owner's account, or another one with each try. */
  accounts: 'one' | 'many';
  msBetween: number;
  /** Solves proofs of work, which a program can; never a captcha or its substitute. */
  solvesProofs: boolean;
}

/** The shapes of attack that are covered, from the simple to the patient. */
export const stuffingShapes = {
  'one account, addresses in turns': { order: 'turns', accounts: 'one', msBetween: 12, solvesProofs: false },
  'another account with each try': { order: 'turns', accounts: 'many', msBetween: 12, solvesProofs: false },
  'another account with each try, proofs of work solved': {
    order: 'turns',
    accounts: 'many',
    msBetween: 12,
    solvesProofs: true,
  },
  'fresh addresses one after another, over hours': {
    order: 'blocks',
    accounts: 'many',
    msBetween: 6100,
    solvesProofs: true,
  },
} satisfies Record<string, Shape>;
export type StuffingShape = keyof typeof stuffingShapes;

type Stuffing = Shape & Size;

const owner = 'owner01';
const ownersAddress = '198.51.100.7';

function inputOf({ accounts, solvesProofs }: Stuffing, turn: number) {
  return {
    type: 'username' as const,
    username: accounts === 'one' ? owner : `stolen${turn}`,
    password: `Stolen${turn}`,
    remember: false,
    agentPage: false,
    humanVerification: solvesProofs ? 'solved login' : undefined,
  };
}

/** Runs the attack and returns how many tries from `from` on reached the password check. */
async function attack(app: App, size: Stuffing, tick: () => void, from: number): Promise<number> {
  const perAddress = size.tries / size.addresses;
  let reached = 0;
  for (let turn = 0; turn < size.tries; turn += 1) {
    tick();
    const host = size.order === 'turns' ? turn % size.addresses : Math.floor(turn / perAddress);
    const address = `203.0.${Math.floor(host / 250)}.${1 + (host % 250)}`;
    const before = turn < from ? 0 : await passwordChecks(app);
    await assert.rejects(app.modules.session.logIn(inputOf(size, turn), { address, client: '' }), Refusal);
    if (turn >= from) reached += (await passwordChecks(app)) - before;
  }
  return reached;
}

/** Returns from the metrics how many logins reached the password check. */
async function passwordChecks({ server }: App): Promise<number> {
  const metric = await server.kernel.metrics.registry.getSingleMetric('portal_logins_total')?.get();
  assert.ok(metric, 'the metric is there');
  const looked = metric.values.filter(({ labels }) =>
    ['success', 'failed', 'refused'].includes(String(labels.outcome)),
  );
  return looked.reduce((sum, { value }) => sum + value, 0);
}

/**
 * Tries stolen passwords from many addresses: after the first fifth at most one try in a hundred may reach the password
 * check, and the owner still gets in, with a captcha and a proof of work where they are required.
 */
export async function runStuffing(database: Database, shape: StuffingShape, counts: Size): Promise<void> {
  const size: Stuffing = { ...stuffingShapes[shape], ...counts };
  const clock = testClock();
  const app = await testApp(database, { clock });
  try {
    const { human, captcha } = app.modules.verification;
    human.use = async (purpose, solution) => solution === `solved ${purpose}`;
    await addMember(app, owner);
    const input = { ...inputOf(size, 0), username: owner, password: testPassword };
    await app.modules.session.logIn(input, { address: ownersAddress, client: '' });
    const first = size.tries / 5;
    const reached = await attack(app, size, () => clock.advanceMs(size.msBetween), first);
    assert.ok(reached <= (size.tries - first) / 100, `${reached} passwords were looked at after try ${first}`);

    const solved = { ...input, humanVerification: 'solved login' };
    const answers = size.accounts === 'one' ? { captchaId: await captcha.store('K7XMP'), captcha: 'K7XMP' } : {};
    const value = await app.modules.session.logIn({ ...solved, ...answers }, { address: ownersAddress, client: '' });
    assert.match(value.token, /^[\w-]{43}$/, 'the owner gets in');
  } finally {
    await app.close();
  }
}
