import { lotteryParameters, lotteryRequest } from './lottery-parameters.rules.ts';

test.each([
  [{}, { lottoArea: 'VN', lottoView: 'betting' }],
  [
    { view: 'lobby', prizeMode: 'Lott' },
    { lottoArea: 'VN', lottoView: 'lobby', lottoPrizeMode: 'Lott' },
  ],
  [
    { view: 'betting', prizeMode: 'SEA', playType: '3TOP' },
    { lottoArea: 'SEA', lottoView: 'betting', lottoPrizeMode: 'SEA', lottoPlayType: '3TOP' },
  ],
] as const)('%j is sent with every launch parameter of a lottery', (lottery, parameters) => {
  expect(lotteryParameters('MB', lottery)).toEqual({
    launchMode: 'LOTT',
    device: 'WEB',
    lottoGameCode: 'MB',
    ...parameters,
  });
});

test('opens a game of the menus at its slip, in its prize mode', () => {
  const names = { vassalage: 'ELOTT', gameCode: 'STAR', gameName: 'Star', opensIn: 'popup' } as const;
  const game = { ...names, prizeMode: 'Elott', theme: 'ticket' } as const;
  expect(lotteryRequest(game)).toEqual({
    ...names,
    lottery: { view: 'betting', prizeMode: 'Elott' },
  });
});
