import { hotPlatform } from '@portal/shared/contract/constants';
import { listHotGames, searchGames, searchTextMax } from '@portal/shared/contract/games/catalogue';
import { getGameMenus } from '@portal/shared/contract/games/menus';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { visibleMenus } from '../../frame/navigation/navigation.rules.ts';
import { useText } from '../../host/use-text.ts';
import { type SuggestionGroup, suggestionsFor } from './suggestions.rules.ts';

const gamesSuggested = 8;

interface Suggestions {
  groups: readonly SuggestionGroup[];
  /** Status text beside the list; empty where the list says it. */
  status: string;
  isFailed: boolean;
  retry(): void;
}

/** Loads suggestions; older ones stay until the newer ones arrive. */
export function useSuggestions(text: string, recent: readonly string[]): Suggestions {
  const t = useText();
  const isAsked = text !== '' && text.length <= searchTextMax;
  const found = useCallQuery(
    searchGames,
    { gameName: text, pageNo: 1, pageSize: gamesSuggested },
    { enabled: isAsked, keepPrevious: true },
  );
  const menus = useCallQuery(getGameMenus, {});
  const answer = isAsked ? found.data : undefined;
  const isNothing = answer !== undefined && answer.games.length + answer.vendors.length === 0;
  const hot = useCallQuery(
    listHotGames,
    { isPlatform: String(hotPlatform), platform: 'html5-desktop' },
    { enabled: text === '' || isNothing },
  );
  const categories = visibleMenus(menus.data?.menus ?? []).map(({ gameType }) => ({
    gameType,
    name: t(`category.${gameType}`),
  }));
  const groups = suggestionsFor({ text, recent, popular: hot.data?.games ?? [], categories, answer });
  const hasCategories = groups.some(({ name }) => name === 'categories');
  return {
    groups,
    status: statusOf(),
    isFailed: isAsked && found.isError && !found.isFetching,
    retry: () => void found.refetch(),
  };

  function statusOf(): string {
    if (answer?.isSimilar) return t('search.none_similar', { text });
    if (isNothing && !hasCategories && !found.isPlaceholderData) return t('search.none', { text });
    return isAsked && answer === undefined && !found.isError ? t('common.loading') : '';
  }
}
