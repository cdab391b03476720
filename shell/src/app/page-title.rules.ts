import { gameTypes } from '@portal/shared/contract/game-types';
import { pageTypeOf, routeOf, type ShellPage } from './routes.rules.ts';

const shellTitles: Readonly<Record<ShellPage, string | undefined>> = {
  home: undefined,
  login: 'header.login',
  notices: 'notice.title',
  vip: 'nav.vip',
  'point-mall': 'points.title',
  promotions: 'promotions.title',
  'promo-detail': 'promotions.title',
  lucky: 'bottom.rewards',
  tournaments: 'bottom.rewards',
  search: 'header.search',
  help: 'help.title',
  support: 'support.title',
  accessibility: 'footer.accessibility',
  download: 'download.title',
  join: 'join.title',
  'not-found': 'not_found.title',
};

/** Pages of remotes whose path is not the name of a game type. */
const remoteTitles: Readonly<Record<string, string>> = {
  game: 'bottom.games',
  seamless: 'bottom.games',
  fbsports: 'category.SPORTS',
  lottery: 'category.LOTT',
  vnlottery: 'category.LOTT',
  agenthome: 'overlay.agent-centre',
};

/** Returns the text id of a page's name in the browser tab; home shows the brand alone. */
export function titleIdOf(pathname: string): string | undefined {
  const { content } = routeOf(pathname);
  if ('shell' in content) return shellTitles[content.shell];
  const page = pageTypeOf(pathname);
  const gameType = gameTypes.find((type) => type.toLowerCase() === page);
  return gameType ? `category.${gameType}` : remoteTitles[page];
}
