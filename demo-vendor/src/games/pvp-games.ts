import type { RuleSet } from '../pvp/rules/card-rules.ts';
import { amountOf } from '../tickets/amount-of.ts';
import type { StudioGame } from './game.ts';
import { codeOfName, pictureSeed } from './game-names.ts';
import type { FeltName } from './table-games.ts';

/** A room of a game, with one stake for all players. */
export interface CardRoom {
  roomId: string;
  name: string;
  stakeMinor: number;
}

/** A card game between two players: catalogue entry, rules and look. */
export interface CardGame {
  game: StudioGame;
  ruleSet: RuleSet;
  felt: FeltName;
  rooms: readonly CardRoom[];
}

const stakes = [
  { roomId: 'low', stakeMinor: 100 },
  { roomId: 'middle', stakeMinor: 1000 },
  { roomId: 'high', stakeMinor: 10_000 },
] as const;

type RoomNames = readonly [string, string, string];

/** All card games between two players; codes are unchanged wherever the rules are. */
export const cardGames: readonly CardGame[] = [
  game('TEAHOUSE', 'Teahouse Thirteen', 'thirteen', 'emerald', 'teapot', ['Courtyard', 'Balcony', 'Tea Master’s Room']),
  game('TEAHOUSE', 'Lotus Thirteen', 'thirteen', 'lotus', 'lotus', ['Pond', 'Bridge', 'Island']),
  game('TEAHOUSE', 'Harbour Big Two', 'big-two', 'midnight', 'pirate', ['Pier', 'Junk', 'Lighthouse']),
  game('PAVILION', 'Pavilion Thirteen', 'thirteen', 'ruby', 'temple', ['Gate', 'Gallery', 'Throne Hall']),
  game('PAVILION', 'Big Two', 'big-two', 'sand', 'cards', ['Bamboo', 'Silver', 'Golden']),
  game('PAVILION', 'Lantern Big Two', 'big-two', 'lantern', 'lantern', ['Street', 'Rooftop', 'Tower']),
];

const byCode = new Map(cardGames.map((each) => [each.game.gameCode, each]));

export function findCardGame(gameCode: string): CardGame | undefined {
  return byCode.get(gameCode);
}

export const findRoom = ({ rooms }: CardGame, roomId: string | undefined) =>
  rooms.find((room) => room.roomId === roomId);

function game(
  vassalage: string,
  gameName: string,
  ruleSet: RuleSet,
  felt: FeltName,
  theme: string,
  names: RoomNames,
): CardGame {
  const rooms = stakes.map((stake, i) => ({ ...stake, name: names[i] ?? stake.roomId }));
  const facts: StudioGame = {
    gameCode: codeOfName(`${vassalage}-${gameName}`),
    gameName,
    vassalage,
    gameType: 'PVP',
    engine: ruleSet,
    theme,
    seed: pictureSeed(gameName, 11),
    minBet: amountOf(stakes[0].stakeMinor),
    maxBet: amountOf(stakes[2].stakeMinor),
    lines: 0,
    hasJackpot: false,
    isHot: gameName === 'Teahouse Thirteen' || gameName === 'Big Two',
    isNew: theme === 'lotus' || theme === 'lantern',
    rooms: rooms.map(({ roomId, name, stakeMinor }) => {
      return { roomId, name, minBet: amountOf(stakeMinor), maxBet: amountOf(stakeMinor) };
    }),
  };
  return { game: facts, ruleSet, felt, rooms };
}
