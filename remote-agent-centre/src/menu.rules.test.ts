import { shownPages } from './menu.rules.ts';

const all = ['agentTeamOverview', 'teamBetting', 'dividendRecord', 'dailyWages', 'hourlySalary', 'realTimeSalary'];
const off = { divtypereq: false, dailysalreqtype: false, contracthoursalreq: false, realtimesalreqtype: false };

test.each([
  ['nothing known', {}, []],
  ['all off', off, []],
  ['dividend', { ...off, divtypereq: true }, ['dividendRecord']],
  ['daily', { ...off, dailysalreqtype: true }, ['dailyWages']],
  ['hourly', { ...off, contracthoursalreq: true }, ['hourlySalary']],
  ['real time', { ...off, realtimesalreqtype: true }, ['realTimeSalary']],
])('with %s the contract pages are %p', (_, flags, expected) => {
  expect(shownPages(all, flags)).toEqual(['agentTeamOverview', 'teamBetting', ...expected]);
});

test('does not offer a page that does not exist, whatever the flags', () => {
  expect(shownPages(['teamBetting'], { ...off, divtypereq: true })).toEqual(['teamBetting']);
});
