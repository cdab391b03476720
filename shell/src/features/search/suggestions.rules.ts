import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import type { GameType } from '@portal/shared/contract/game-types';
import type { searchGames } from '@portal/shared/contract/games/catalogue';
import type { Game } from '@portal/shared/contract/games/game';
import type { VendorEntry } from '@portal/shared/contract/games/menus';
import { searchText } from '@portal/shared/contract/typed/typed-search.rules';

export type Suggestion =
  | { kind: 'recent'; text: string }
  | { kind: 'category'; gameType: GameType; name: string }
  | { kind: 'vendor'; vendor: VendorEntry }
  | { kind: 'game'; game: Game }
  /** Leads to the page with every match. */
  | { kind: 'all'; count: number };

type GroupName = 'recent' | 'popular' | 'categories' | 'vendors' | 'games' | 'similar' | 'all';

export interface SuggestionGroup {
  name: GroupName;
  suggestions: readonly Suggestion[];
}

interface SuggestionFacts {
  /** The typed text, trimmed. */
  text: string;
  recent: readonly string[];
  popular: readonly Game[];
  categories: readonly { gameType: GameType; name: string }[];
  /** Undefined until the first response arrives. */
  answer: CallOutput<typeof searchGames> | undefined;
}

const vendorsShown = 4;
const popularShown = 6;

/** Builds the list: recent searches for an empty field, matches while typing, popular games if nothing matches. */
export function suggestionsFor({ text, recent, popular, categories, answer }: SuggestionFacts): SuggestionGroup[] {
  const ofPopular = group('popular', popular.slice(0, popularShown).map(ofGame));
  if (!text)
    return filled(
      group(
        'recent',
        recent.map((one) => ({ kind: 'recent', text: one })),
      ),
      ofPopular,
    );
  const wanted = searchText(text);
  const named = wanted ? categories.filter(({ name }) => searchText(name).includes(wanted)) : [];
  const ofCategories = group(
    'categories',
    named.map((category) => ({ kind: 'category', ...category })),
  );
  if (!answer) return filled(ofCategories);
  const { games, vendors, totalGames, isSimilar } = answer;
  const isNothing = games.length + vendors.length + named.length === 0;
  return filled(
    ofCategories,
    group(
      'vendors',
      vendors.slice(0, vendorsShown).map((vendor) => ({ kind: 'vendor', vendor })),
    ),
    group(isSimilar ? 'similar' : 'games', games.map(ofGame)),
    group('all', totalGames > games.length ? [{ kind: 'all', count: totalGames }] : []),
    isNothing ? ofPopular : group('popular', []),
  );
}

/** Key of a suggestion within the list. */
export function keyOf(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case 'recent':
      return `recent ${suggestion.text}`;
    case 'category':
      return `category ${suggestion.gameType}`;
    case 'vendor':
      return `vendor ${suggestion.vendor.vassalage} ${suggestion.vendor.gameType}`;
    case 'game':
      return `game ${suggestion.game.nodeId}`;
    case 'all':
      return 'all';
  }
}

export const searchPath = (text: string) => `/search?gameName=${encodeURIComponent(text)}`;

const ofGame = (game: Game): Suggestion => ({ kind: 'game', game });

function group(name: GroupName, suggestions: readonly Suggestion[]): SuggestionGroup {
  return { name, suggestions };
}

const filled = (...groups: SuggestionGroup[]) => groups.filter(({ suggestions }) => suggestions.length > 0);
