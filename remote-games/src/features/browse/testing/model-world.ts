/** Games for the model of the lobby. */
export const allGames = Array.from({ length: 90 }, (_, no) => ({
  nodeId: `game-${no}`,
  name: ['Koi', 'Dragon', 'Pearl'][no % 3] ?? '',
  vendor: no % 4 === 0 ? 'TIDE' : 'JADE',
  kind: no % 5 === 0 ? 'JP' : 'AC',
  minBet: [0.01, 0.1, 0.5, 2][no % 4] ?? 1,
  lines: (no % 6) * 10,
  isHot: no % 7 === 0,
}));

/** Filter values, each with an unset one. */
export const filterChoices = {
  vendor: ['', 'TIDE', 'JADE'],
  kind: ['', 'JP', 'AC'],
  name: ['', 'koi', ' Pearl ', 'none'],
  minBet: ['', '0.01', '0.1', '0.5'],
  lines: ['', '5', '20', '50'],
};
export type FilterName = keyof typeof filterChoices;

/** Actions in the lobby: `arrive` is a response of the platform, `be` a login or logout. */
export type Step =
  | { do: 'filter'; by: FilterName; value: string }
  | { do: 'list'; list: 'all' | 'hot' | 'fav' | 'recent' }
  | { do: 'turn'; by: number }
  | { do: 'clear' | 'more' | 'arrive' }
  | { do: 'heart' | 'play'; no: number }
  | { do: 'be'; who: 'visitor' | 'trial' | 'member' };

/** What a player sees of it. */
interface ShownLobby {
  listType: string;
  pageNo: number;
  /** Whether there is a next page, or a further part. */
  goesOn: boolean;
  games: readonly string[];
}

export interface ModelLobby {
  step(step: Step): void;
  shown(): ShownLobby;
}
