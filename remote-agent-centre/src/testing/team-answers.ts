import { getTeamOverview } from '@portal/shared/contract/agents/team-overview';
import { answering } from '@portal/shared/testing/fake-host';

const day = {
  stake: '50.00',
  win: '20.00',
  bonus: '1.00',
  rebate: '0.50',
  deposit: '70.00',
  withdrawal: '15.00',
  profitLoss: '-28.50',
  rounds: 4,
  activeMembers: 2,
};

const sums = {
  ...day,
  stake: '100.00',
  win: '40.00',
  bonus: '2.00',
  rebate: '1.00',
  deposit: '140.00',
  withdrawal: '30.00',
  profitLoss: '-57.00',
  rounds: 8,
};
const before = { ...sums, stake: '80.00', win: '50.00', rebate: '0.00', profitLoss: '-28.00', activeMembers: 4 };

/** A team whose players lost 57.00 over two days. */
export const teamOfTwelve = answering(getTeamOverview, ({ scope }) => ({
  members: 12,
  directMembers: 5,
  newMembers: 1,
  ...sums,
  ...(scope === 'direct' && { stake: '60.00' }),
  activeMembers: 3,
  before,
  days: [
    { day: '2026-11-20', ...day },
    { day: '2026-11-21', ...day },
  ],
}));
