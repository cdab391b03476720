import type { NewLotteryGame } from '../modules/lottery/index.ts';

type Draft = [code: string, name: string, everySeconds: number, playType: string];

interface Group {
  group: string;
  name: string;
  vassalage: string;
  prizeMode: string;
  theme: string;
  games: Draft[];
}

const daily = 86_400;

/** Groups of the lottery menus (specification 2.1, 9). Draws begin when the lottery studio connects, which they say. */
const groups: Group[] = [
  {
    group: 'VN_NORTH',
    name: 'Vietnam North',
    vassalage: 'TCG_LOTTO_VN',
    prizeMode: 'Lott',
    theme: 'lottery',
    games: [
      ['MB', 'Miền Bắc', daily, '2D'],
      ['MB_FAST', 'Miền Bắc 5 phút', 300, '2D'],
    ],
  },
  {
    group: 'VN_CENTRAL',
    name: 'Vietnam Central',
    vassalage: 'TCG_LOTTO_VN',
    prizeMode: 'Lott',
    theme: 'lottery',
    games: [
      ['MT_DN', 'Đà Nẵng', daily, '2D'],
      ['MT_KH', 'Khánh Hòa', daily, '2D'],
    ],
  },
  {
    group: 'VN_SOUTH',
    name: 'Vietnam South',
    vassalage: 'TCG_LOTTO_VN',
    prizeMode: 'Lott',
    theme: 'lottery',
    games: [
      ['MN_HCM', 'TP. Hồ Chí Minh', daily, '2D'],
      ['MN_CT', 'Cần Thơ', daily, '2D'],
    ],
  },
  {
    group: 'FAST',
    name: 'Fast draws',
    vassalage: 'LOTT',
    prizeMode: 'ZY',
    theme: 'dice',
    games: [
      ['FAST_1', 'Fast One Minute', 60, 'BIG_SMALL'],
      ['FAST_5', 'Fast Five Minutes', 300, 'BIG_SMALL'],
      ['DICE_3', 'Three Dice', 60, 'SUM'],
    ],
  },
  {
    group: 'SEA',
    name: 'South-East Asia',
    vassalage: 'TCG_SEA',
    prizeMode: 'SEA',
    theme: 'ticket',
    games: [
      ['THAI', 'Thai Draw', daily, '3TOP'],
      ['SEA_4D', 'Magic 4D', daily, '4D'],
    ],
  },
  {
    group: 'INSTANT',
    name: 'Instant tickets',
    vassalage: 'ELOTT',
    prizeMode: 'Elott',
    theme: 'ticket',
    games: [
      ['ELOTT_STAR', 'Lucky Star', 0, 'INSTANT'],
      ['ELOTT_WAVE', 'Golden Wave', 0, 'INSTANT'],
    ],
  },
];

export const lotteryGames: NewLotteryGame[] = groups
  .flatMap(({ games, ...group }) => games.map((game) => ({ group, game })))
  .map(({ group, game: [gameCode, name, drawEverySeconds, defaultPlayType] }, position) => ({
    gameId: `${group.vassalage}.${gameCode}`,
    gameCode,
    name,
    vassalage: group.vassalage,
    prizeMode: group.prizeMode,
    groupCode: group.group,
    groupName: group.name,
    defaultPlayType,
    drawEverySeconds,
    theme: group.theme,
    seed: 1_000 + position * 37,
    position,
    unavailable: 'opens_later',
  }));
