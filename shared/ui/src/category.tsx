/** The nine rooms of the portal; each has one hue, `--tint-<name>`, and one mark. */
export const gameCategories = [
  'slots',
  'live',
  'fish',
  'cards',
  'sports',
  'esports',
  'lottery',
  'elottery',
  'cockfight',
] as const;

export type GameCategory = (typeof gameCategories)[number];

const categoryByGameType: Record<string, GameCategory> = {
  RNG: 'slots',
  LIVE: 'live',
  FISH: 'fish',
  PVP: 'cards',
  SPORTS: 'sports',
  ESPORTS: 'esports',
  LOTT: 'lottery',
  ELOTT: 'elottery',
  DS88: 'cockfight',
};

/** The room of a game type of the wire; an unknown one counts as slots. */
export function categoryOfGameType(gameType: string): GameCategory {
  return categoryByGameType[gameType] ?? 'slots';
}

export function tintOf(category: GameCategory): string {
  return `var(--tint-${category})`;
}
