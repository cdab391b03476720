import type { LotteryGame } from '@portal/shared/contract/lottery/menus';

/** A group of the menu, in the operator's order. */
export interface Menu {
  group: string;
  name: string;
  games: LotteryGame[];
}
