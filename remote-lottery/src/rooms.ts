import type { GameCategory } from '@portal/shared/ui/category';

export interface LotteryRoom {
  name: 'lottery' | 'vnlottery' | 'elott';
  category: GameCategory;
  /** The page has its own large picture, so a banner is only shown without one. */
  hasHero: boolean;
  /** Vendor of the requested menu; absent for all. */
  vendor?: string;
}

/** Pages of docs/product.md 2.1 that this remote owns. */
export const lotteryRooms: Readonly<Record<string, LotteryRoom>> = {
  '/lottery': { name: 'lottery', category: 'lottery', hasHero: true },
  '/vnlottery': { name: 'vnlottery', category: 'lottery', hasHero: true },
  '/elott': { name: 'elott', category: 'elottery', hasHero: false, vendor: 'ELOTT' },
};
