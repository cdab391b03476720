import { lobbyOfVendor, pathBeforeGame, pathOfCategory } from '../../frame/navigation/navigation.rules.ts';
import { usePortal } from '../../host/portal-context.ts';
import { type Suggestion, searchPath } from './suggestions.rules.ts';

/** Navigates to the target of a suggestion. @returns false if it has none: a closed game, or a text to search for */
export function useFollow() {
  const { host } = usePortal();
  return (suggestion: Suggestion, text: string): boolean => {
    switch (suggestion.kind) {
      case 'recent':
        return false;
      case 'category':
        host.navigate(pathOfCategory(suggestion.gameType) ?? `/${suggestion.gameType.toLowerCase()}`);
        return true;
      case 'vendor':
        host.navigate(lobbyOfVendor(suggestion.vendor));
        return true;
      case 'all':
        host.navigate(searchPath(text));
        return true;
      case 'game': {
        const { game } = suggestion;
        const path = pathBeforeGame(game);
        if (path) host.navigate(path);
        else if (game.unavailable) return false;
        else void host.launchGame(game);
        return true;
      }
    }
  };
}
