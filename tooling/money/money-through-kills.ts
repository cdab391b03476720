import { checkMoney } from './check-money.ts';
import { moneyClient } from './money-client.ts';
import { furnishMoney, type MoneyHouse } from './money-house.ts';
import { moneyRefusals, type Operation } from './money-operations.ts';
import { type Kills, throughKills } from './through-kills.ts';

const clientCount = 6;

/**
 * Members deposit, request withdrawals and move money, operators correct, providers call back, while platform and
 * database are killed at random; afterwards the database matches every response.
 */
export const moneyThroughKills = (kills: Kills): Promise<void> =>
  throughKills<MoneyHouse, Operation>(kills, {
    furnish: (env) => furnishMoney(env, clientCount),
    clients: (house, reachOf) => house.players.map((player) => moneyClient({ house, player, ...reachOf() })),
    expected: moneyRefusals,
    check: checkMoney,
  });
