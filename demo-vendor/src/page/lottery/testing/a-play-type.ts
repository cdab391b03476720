import type { GameView } from '../../../lottery/lottery-shapes.ts';
import type { PlayType } from '../../../lottery/rules/lottery-kind.ts';

/** Makes a play type of two digits, one number per line. */
export function aPlayType(change: Partial<PlayType> = {}): PlayType {
  return {
    code: '2D',
    name: 'Two digits',
    rule: 'Wins when the last two digits of a prize are yours.',
    shape: { kind: 'digits', length: 2, distinct: false },
    picks: { least: 1, most: 1 },
    odds: [{ won: 'Each prize', pays: '3.60' }],
    returns: 0.97,
    ...change,
  };
}

export const pairType = aPlayType({
  code: 'PAIR',
  name: 'Pair',
  picks: { least: 2, most: 2 },
  shape: { kind: 'digits', length: 2, distinct: true },
});
export const sizeType = aPlayType({
  code: 'BIG_SMALL',
  name: 'Big or small',
  shape: {
    kind: 'options',
    options: [
      { value: 'BIG', label: 'Big' },
      { value: 'SMALL', label: 'Small' },
    ],
  },
});

/** Makes a game with these play types that sells at most twenty lines and ten draws. */
export function aGame(change: Partial<GameView> = {}): GameView {
  const draw = (no: number) => ({
    drawId: `20260301-000${no}`,
    closesAt: `2026-03-01T12:0${no}:50.000Z`,
    drawsAt: `2026-03-01T12:0${no + 1}:00.000Z`,
    commitment: '0'.repeat(64),
  });
  return {
    now: '2026-03-01T12:00:00.000Z',
    gameCode: 'MB_FAST',
    gameName: 'Miền Bắc 5 phút',
    kind: 'vn-north',
    theme: 'lottery',
    playTypes: [aPlayType(), pairType, sizeType],
    draws: [draw(1), draw(2), draw(3)],
    rules: [],
    limits: {
      leastStake: '1.00',
      mostStake: '1000.00',
      mostMultiple: 99,
      mostLines: 20,
      mostDraws: 10,
      leastPrice: '1.00',
      mostPrice: '5000.00',
    },
    ...change,
  };
}
