import type { GameCategory } from '@portal/shared/ui/category';

export interface LotteryRoom {
  name: 'lottery' | 'vnlottery' | 'elott';
  category: GameCategory;
  /** Vendor the menu is asked for; absent asks for all. */
  vendor?: string;
}

/** Pages of specification 2.1 that this remote owns. */
export const lotteryRooms: Readonly<Record<string, LotteryRoom>> = {
  '/lottery': { name: 'lottery', category: 'lottery' },
  '/vnlottery': { name: 'vnlottery', category: 'lottery' },
  '/elott': { name: 'elott', category: 'elottery', vendor: 'ELOTT' },
};
