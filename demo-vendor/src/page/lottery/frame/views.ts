import type { TabView } from '../../frame/tabs.ts';

export type ViewName = 'lobby' | 'betting' | 'results' | 'tickets';

export const lotteryViews: readonly TabView<ViewName>[] = [
  ['lobby', 'Lotteries', 'balls'],
  ['betting', 'Play', 'numbers'],
  ['results', 'Results', 'board'],
  ['tickets', 'My tickets', 'ticket'],
];
