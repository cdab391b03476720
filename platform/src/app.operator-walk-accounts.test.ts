import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import {
  addOperator,
  operatorRoles,
  resetOperator,
  setOperatorActive,
  setOperatorRoles,
} from '@portal/shared/contract/operators/accounts';
import { promoteReleaseSet } from '@portal/shared/contract/releases/release-sets';
import { promoteRelease } from '@portal/shared/contract/releases/releases';
import { addressOf, operatorsHarness, why } from './modules/operators/testing/operators-harness.ts';
import { setUpBy } from './modules/operators/testing/set-up-by.ts';
import { publishRelease } from './modules/releases/publishing/publish-release.ts';
import { asBase64, releaseFixture } from './modules/releases/testing/release-fixture.ts';
import { forEachDatabase } from './testing/database/databases.ts';

/** How an account stands to whoever acts on it: `grown` was set up by an account that the caller has set up. */
const relations = ['own', 'foreign', 'chained', 'grown'] as const;
type Relation = (typeof relations)[number];

/** Acts on accounts and what an admin gets for them, done to the account of another. */
const acts = {
  add: 'waits',
  roles: 'waits',
  reset: 'waits',
  reopen: 'waits',
  close: 'done',
  'roles of support': 'done',
  'reset of support': 'done',
  'close of support': 'done',
} as const;
type Act = keyof typeof acts;
const actNames = Object.keys(acts) as Act[];

forEachDatabase(({ database }) => {
  const { app, accept, add, send } = operatorsHarness(database);

  async function addAccount(username: string, roles: readonly OperatorRoleName[], setUp?: string): Promise<string> {
    await add(username, ...roles);
    if (setUp) await setUpBy(app(), username, setUp);
    return username;
  }

  /** For each role one account, a second that the first has set up, and a third that the second has. */
  before(async () => {
    for (const role of operatorRoles) {
      await addAccount(`own.${role}`, [role]);
      await addAccount(`chained.${role}`, [role], `own.${role}`);
      await addAccount(`grown.${role}`, [role], `chained.${role}`);
      await addAccount(`foreign.${role}`, [role]);
    }
  });

  let made = 0;
  /** Adds an account for one act, which stands so to the account of that role. */
  async function target(role: OperatorRoleName, relation: Relation, act: Act): Promise<string> {
    if (relation === 'own') return `own.${role}`;
    made += 1;
    const hand = { foreign: undefined, chained: `own.${role}`, grown: `chained.${role}` }[relation];
    const username = await addAccount(`target${made}`, act.endsWith('of support') ? ['support'] : ['admin'], hand);
    if (act === 'reopen') await send('foreign.admin', setOperatorActive, { username, isActive: false, why });
    return username;
  }

  /** Does the act with real input. */
  function ask(who: string, act: Act, username: string) {
    made += 1;
    const email = addressOf(`mail${made}`);
    const roles: OperatorRoleName[] = [act === 'roles of support' ? 'content' : 'admin'];
    if (act === 'add') return send(who, addOperator, { username: `new${made}`, email, roles, why });
    if (act.startsWith('roles')) return send(who, setOperatorRoles, { username, roles, why });
    if (act.startsWith('reset')) return send(who, resetOperator, { username, email, why });
    return send(who, setOperatorActive, { username, isActive: act === 'reopen', why });
  }

  /** Returns the refusal of the act, or whether it waits, and the id of its request. */
  async function doAct(who: string, act: Act, username: string) {
    const { code, value } = await ask(who, act, username);
    const { id = '' } = code ? {} : (value.approvalRequest ?? {});
    return { code: code ?? (id ? 'waits' : 'done'), id };
  }

  const rows = relations.flatMap((relation) => actNames.map((act) => ({ relation, act })));
  const nameOf = ({ relation, act }: { relation: Relation; act: Act }) => `${act}, ${relation}`;

  // covers 6
  for (const role of operatorRoles)
    test(`answers the role ${role} for each act on own, foreign and chained accounts`, async () => {
      const answers: Record<string, string> = {};
      for (const row of rows)
        answers[nameOf(row)] = (await doAct(`own.${role}`, row.act, await target(role, row.relation, row.act))).code;
      const expectedOf = ({ relation, act }: (typeof rows)[number]) =>
        role !== 'admin' ? 'not_allowed' : relation === 'own' && act !== 'add' ? 'own_account' : acts[act];
      assert.deepEqual(answers, Object.fromEntries(rows.map((row) => [nameOf(row), expectedOf(row)])));
    });

  /** What each gets who decides a request of `own.admin`, in this order; the last is its target. */
  const deciders = {
    ...Object.fromEntries(
      operatorRoles.filter((role) => role !== 'admin').map((role) => [`foreign.${role}`, 'not_allowed']),
    ),
    'own.admin': 'own_proposal',
    'chained.admin': 'accounts_of_one_hand',
    'grown.admin': 'accounts_of_one_hand',
    'foreign.admin': 'done',
  };
  // covers 6
  for (const row of rows.filter(({ relation, act }) => relation !== 'own' && acts[act] === 'waits'))
    test(`lets nobody but another person decide ${nameOf(row)}`, async () => {
      const username = await target('admin', row.relation, row.act);
      const { id } = await doAct('own.admin', row.act, username);
      const decide = async (who: string) => (await accept(who, id)).code ?? 'done';
      if (row.act === 'roles' || row.act === 'reset')
        assert.equal(await decide(username), row.relation === 'foreign' ? 'own_account' : 'accounts_of_one_hand');
      const answers: Record<string, string> = {};
      for (const who of Object.keys(deciders)) answers[who] = await decide(who);
      assert.deepEqual(answers, deciders);
    });

  let published = 0;
  /** Publishes the next version of a remote in the name of that account. */
  async function publish(who: string) {
    published += 1;
    const release = { name: 'remote-lottery' as const, version: `1.0.${published}` };
    const { files } = releaseFixture(release.name, release.version);
    await publishRelease(app().modules.releases.registry, { ...release, files: asBase64(files) }, who);
    return release;
  }

  // covers 6, 10
  for (const role of operatorRoles)
    test(`answers the role ${role} who promotes what an own, a foreign or a chained account has published`, async () => {
      const isPromoter = role === 'release' || role === 'admin';
      const answers: Record<string, string[]> = {};
      for (const relation of relations) {
        const one = await publish(`${relation}.${role}`);
        const alone = await send(`own.${role}`, promoteRelease, one);
        const releases = [await publish(`${relation}.${role}`)];
        const inSet = await send(`own.${role}`, promoteReleaseSet, { releases });
        answers[relation] = [alone, inSet].map(({ code }) => code ?? 'done');
      }
      const codeOf = (relation: Relation) =>
        !isPromoter ? 'not_allowed' : relation === 'foreign' ? 'done' : 'published_by_promoter';
      assert.deepEqual(
        answers,
        Object.fromEntries(relations.map((relation) => [relation, [codeOf(relation), codeOf(relation)]])),
      );
    });
});
