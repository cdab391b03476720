import type { TabView } from '../../frame/tabs.ts';

export type ViewName = 'live' | 'upcoming' | 'results' | 'bets';

export const bookViews: readonly TabView<ViewName>[] = [
  ['live', 'In play', 'live'],
  ['upcoming', 'Upcoming', 'upcoming'],
  ['results', 'Results', 'check'],
  ['bets', 'My bets', 'ticket'],
];
