import { catalogueStep } from '@portal/platform/demo-data/catalogue-step';
import { addMember } from '@portal/platform/modules/accounts/testing/add-member';
import { between, houseAccount, memberAccount } from '@portal/platform/modules/wallet/index';
import { minorUnits } from '@portal/shared/contract/money/amounts';
import { withApp } from '../../money/with-app.ts';
import { type DrawSummary, readDraw } from '../read-draw.ts';

export interface LotteryPlayer {
  playerId: string;
  /** Session token of the portal. */
  token: string;
}

export const openingMinor = minorUnits('100000.00');

/** The whole catalogue, the studio's key and players with money, in a database whose platforms do not run. */
export function seedLottery(env: NodeJS.ProcessEnv, playerCount: number): Promise<LotteryPlayer[]> {
  return withApp(env, async (app) => {
    const { wallet, session } = app.modules;
    await catalogueStep.run(app.server.kernel, app.modules);
    const players: LotteryPlayer[] = [];
    for (let no = 0; no < playerCount; no += 1) {
      const { id } = await addMember(app, `ticket${no}`);
      const legs = between(houseAccount('equity'), memberAccount(id), openingMinor);
      await wallet.post({ source: 'test', reference: `opening ${no}`, kind: 'deposit', legs });
      const token = await session.open({ memberId: id, address: '', client: '', passwordChangeRequired: false });
      players.push({ playerId: id, token });
    }
    return players;
  });
}

interface LotteryRound {
  state: string;
  stake: string;
  win: string;
}

interface LotterySummary extends DrawSummary {
  /** By their id. */
  round: ReadonlyMap<string, LotteryRound>;
  balances: ReadonlyMap<string, bigint>;
}

/** State of the players on the platform after all processes have stopped. */
export function readLottery(env: NodeJS.ProcessEnv, players: readonly LotteryPlayer[]): Promise<LotterySummary> {
  return withApp(env, async (app, database) => {
    const text = 'select round_id, state, stake_minor::text as stake, win_minor::text as win from rounds';
    const rows = await database.call<LotteryRound & { round_id: string }>('lottery_rounds', text, []);
    const balances = new Map<string, bigint>();
    for (const { playerId } of players)
      balances.set(playerId, await app.modules.wallet.balanceOf(memberAccount(playerId)));
    const round = new Map(rows.map(({ round_id, ...each }) => [round_id, each]));
    return { ...(await readDraw(app, database)), round, balances };
  });
}
