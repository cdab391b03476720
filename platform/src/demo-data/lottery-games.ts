import type { NewLotteryGame } from '../modules/lottery/index.ts';

interface Group {
  group: string;
  name: string;
  vassalage: string;
  prizeMode: string;
  /** Code of the game, and the play type that its slip begins with. */
  games: Readonly<Record<string, string>>;
}

/** Groups of the lottery menus (docs/product.md 2.1, 9). Names and order of the games are the catalogue's. */
const groups: readonly Group[] = [
  {
    group: 'VN_NORTH',
    name: 'Vietnam North',
    vassalage: 'TCG_LOTTO_VN',
    prizeMode: 'Lott',
    games: { MB: '2D', MB_FAST: '2D' },
  },
  {
    group: 'VN_CENTRAL',
    name: 'Vietnam Central',
    vassalage: 'TCG_LOTTO_VN',
    prizeMode: 'Lott',
    games: { MT_DN: '2D', MT_KH: '2D', MT_TTH: '2D', MT_QNA: '2D' },
  },
  {
    group: 'VN_SOUTH',
    name: 'Vietnam South',
    vassalage: 'TCG_LOTTO_VN',
    prizeMode: 'Lott',
    games: { MN_HCM: '2D', MN_CT: '2D', MN_DT: '2D', MN_VT: '2D', MN_TN: '2D', MN_BD: '2D', MN_TG: '2D' },
  },
  {
    group: 'FAST',
    name: 'Fast draws',
    vassalage: 'LOTT',
    prizeMode: 'ZY',
    games: { FAST_1: 'BIG_SMALL', FAST_5: 'BIG_SMALL', DICE_3: 'SUM' },
  },
  {
    group: 'SEA',
    name: 'South-East Asia',
    vassalage: 'TCG_SEA',
    prizeMode: 'SEA',
    games: { THAI: '3TOP', THAI_FAST: '3TOP', SEA_4D: '4D', SEA_4D_FAST: '4D' },
  },
  {
    group: 'INSTANT',
    name: 'Instant tickets',
    vassalage: 'ELOTT',
    prizeMode: 'Elott',
    games: { ELOTT_STAR: 'INSTANT', ELOTT_WAVE: 'INSTANT' },
  },
];

export const lotteryGames: readonly NewLotteryGame[] = groups.flatMap(({ group, name, vassalage, prizeMode, games }) =>
  Object.entries(games).map(([gameCode, defaultPlayType]) => ({
    gameId: `${vassalage}.${gameCode}`,
    gameCode,
    vassalage,
    prizeMode,
    groupCode: group,
    groupName: name,
    defaultPlayType,
  })),
);
