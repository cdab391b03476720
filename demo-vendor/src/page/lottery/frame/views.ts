import type { TabView } from '../../frame/tabs.ts';
import { t } from '../texts/translate.ts';

export type ViewName = 'lobby' | 'betting' | 'results' | 'tickets';

export const lotteryViews = (): readonly TabView<ViewName>[] => [
  ['lobby', t('view.lobby'), 'balls'],
  ['betting', t('view.betting'), 'numbers'],
  ['results', t('view.results'), 'board'],
  ['tickets', t('view.tickets'), 'ticket'],
];
