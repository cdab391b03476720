import { trialType } from '@portal/shared/contract/constants';
import { fakeToken } from '@portal/shared/testing/builders';
import { fakeMember } from '@portal/shared/testing/fake-host';
import { refuse } from '@portal/shared/testing/fake-platform';
import { openPortal } from '../../testing/open-portal.tsx';
import { dialogsAtom } from './atoms.ts';

const opened = {
  content: 'http://games.test/play',
  origin: 'http://games.test',
  launchId: 'L/1',
  gameName: 'Football',
};
const answers = { getMemberInfo: fakeMember, launchGame: opened, launchFbGame: opened };
const request = { vassalage: 'STADIUM', gameCode: 'football', gameName: 'Football' };

test.each([
  ['launchGame', undefined],
  ['launchFbGame', 'fb'],
] as const)('%s opens the game where the way in is %s', async (call, via) => {
  const { portal, platform } = await openPortal({ answers, token: fakeToken() });
  await portal.host.launchGame({ ...request, via });
  const asked = {
    launchGame: platform.seenOf('launchGame').length,
    launchFbGame: platform.seenOf('launchFbGame').length,
  };
  expect(asked).toEqual({ launchGame: 0, launchFbGame: 0, [call]: 1 });
  expect(portal.host.location.get()).toMatchObject({ pathname: '/game', search: '?launch=L%2F1' });
});

test('a lottery is asked for with its launch parameters, and other games without', async () => {
  const { portal, platform } = await openPortal({ answers, token: fakeToken() });
  const lottery = { view: 'lobby', prizeMode: 'Lott' } as const;
  await portal.host.launchGame({ vassalage: 'TCG_LOTTO_VN', gameCode: 'MB', gameName: 'North', lottery });
  await portal.host.launchGame(request);
  const [ofLottery, other] = platform.seenOf('launchGame').map(({ input }) => Object.keys(input ?? {}));
  expect(ofLottery).toEqual(expect.arrayContaining(['lottoArea', 'launchMode', 'lottoPrizeMode', 'lottoGameCode']));
  expect(ofLottery).toEqual(expect.arrayContaining(['lottoView', 'device', 'backUrl', 'language']));
  expect(other?.filter((name) => /^lotto|launchMode|device/.test(name))).toEqual([]);
});

test('the sports page refuses in the words of the platform', async () => {
  const refused = refuse('game_unavailable', { message: 'This game is not available at the moment' });
  const { portal } = await openPortal({ answers: { ...answers, launchFbGame: refused }, token: fakeToken() });
  await portal.host.launchGame({ ...request, via: 'fb' });
  expect(portal.toasts.list()[0]?.text).toBe('This game is not available at the moment');
});

test('a visitor is asked to log in and a trial account to register; nothing is launched', async () => {
  const { portal, platform } = await openPortal({ answers });
  await portal.host.launchGame({ ...request, via: 'fb' });
  expect(portal.store.get(dialogsAtom)).toEqual([{ name: 'login', reason: 'needed' }]);
  const trial = await openPortal({ answers, token: fakeToken() });
  trial.portal.session.adopt({ ...fakeMember, type: trialType });
  void trial.portal.host.launchGame({ ...request, via: 'fb' });
  expect(trial.portal.store.get(dialogsAtom)).toMatchObject([{ name: 'confirm' }]);
  expect([...platform.seenOf('launchFbGame'), ...trial.platform.seenOf('launchFbGame')]).toEqual([]);
});
