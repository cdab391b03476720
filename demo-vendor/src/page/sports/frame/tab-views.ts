import type { TabView } from '../../frame/tabs.ts';
import { t } from '../texts/translate.ts';

export type ViewName = 'live' | 'upcoming' | 'results' | 'bets';

export const tabViews = (): readonly TabView<ViewName>[] => [
  ['live', t('view.live'), 'live'],
  ['upcoming', t('view.upcoming'), 'upcoming'],
  ['results', t('view.results'), 'check'],
  ['bets', t('view.bets'), 'ticket'],
];
