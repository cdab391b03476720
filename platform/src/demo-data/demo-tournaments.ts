import type { NewTournament } from '@portal/shared/contract/rewards/operator-tournaments';
import type { DemoStep } from './demo-step.ts';

const dayMs = 86_400_000;
const by = 'operator, operator2';

/** A race that has run for two days, whose board the history fills. */
const race: Omit<NewTournament, 'startsAt' | 'endsAt'> = {
  name: {
    EN: 'Lantern race of the week',
    CN: '灯笼周赛',
    MY: 'Perlumbaan tanglung mingguan',
    VN: 'Đua đèn lồng hằng tuần',
    TH: 'ศึกโคมไฟประจำสัปดาห์',
  },
  measure: 'stake',
  minStake: '0.00',
  scope: { by: 'category', of: ['RNG'] },
  entry: 'open',
  minRank: 0,
  prizes: [
    { places: 1, amount: '500.00', turnoverPercent: 300 },
    { places: 1, amount: '300.00', turnoverPercent: 300 },
    { places: 1, amount: '150.00', turnoverPercent: 300 },
    { places: 2, amount: '50.00', turnoverPercent: 100 },
    { places: 15, points: 200, turnoverPercent: 100 },
  ],
};

/** One that members join before it begins. */
const sprint: Omit<NewTournament, 'startsAt' | 'endsAt'> = {
  name: {
    EN: 'Big win weekend',
    CN: '大奖周末',
    MY: 'Hujung minggu kemenangan besar',
    VN: 'Cuối tuần thắng lớn',
    TH: 'สุดสัปดาห์รางวัลใหญ่',
  },
  measure: 'multiplier',
  minStake: '1.00',
  scope: { by: 'all', of: [] },
  entry: 'opt-in',
  minRank: 0,
  placesAtMost: 500,
  prizes: [
    { places: 1, amount: '200.00', points: 500, turnoverPercent: 300 },
    { places: 9, points: 100, turnoverPercent: 100 },
  ],
};

/** Adds a running and a coming tournament. Runs before the history. */
export const demoTournamentsStep: DemoStep = {
  name: 'tournaments',
  async run({ clock, database }, { rewards: { tournaments } }) {
    const now = clock.now().getTime();
    const window = (fromDays: number, untilDays: number) => ({
      startsAt: new Date(now + fromDays * dayMs).toISOString(),
      endsAt: new Date(now + untilDays * dayMs).toISOString(),
    });
    await database.transaction(async () => {
      if ((await tournaments.operator.list({ pageNo: 1, pageSize: 1 })).list.length > 0) return;
      await tournaments.maker.add('demo-race', { ...race, ...window(-2, 5) }, by);
      await tournaments.maker.add('demo-sprint', { ...sprint, ...window(3, 5) }, by);
    });
  },
};
