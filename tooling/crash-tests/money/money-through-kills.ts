import { checkMoney } from './check-money.ts';
import { moneyClient } from './money-client.ts';
import { type MoneyFixture, seedMoney } from './money-fixture.ts';
import { moneyRefusals, type Operation } from './money-operations.ts';
import { type Kills, throughKills } from './through-kills.ts';

const clientCount = 6;

/**
 * Members deposit, request withdrawals and move money, operators correct, providers call back, while platform and
 * database are killed at random; afterwards the database matches every response.
 */
export const moneyThroughKills = (kills: Kills): Promise<void> =>
  throughKills<MoneyFixture, Operation>(kills, {
    seed: (env) => seedMoney(env, clientCount),
    clients: (fixture, reachOf) => fixture.players.map((player) => moneyClient({ fixture, player, ...reachOf() })),
    expected: moneyRefusals,
    check: checkMoney,
  });
