import type { Gateway } from '../gateway/platform-gateway.ts';
import type { VendorStore } from '../store/vendor-store.ts';
import type { TableClock } from '../tables/table-clock.ts';
import type { CardHall } from './card-hall.ts';

export interface PvpRouteDeps {
  store: VendorStore;
  gateway: Gateway;
  hall: CardHall;
  clock: TableClock;
}

/** Bodies of the card room are short: no more bytes than these are read. */
export const small = { bodyLimit: 2048 };
