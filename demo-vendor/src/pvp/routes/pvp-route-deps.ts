import type { Gateway } from '../../gateway/platform-gateway.ts';
import type { Clock } from '../../retry/clock.ts';
import type { VendorStore } from '../../store/vendor-store.ts';
import type { CardLobby } from '../lobby/card-lobby.ts';

export interface PvpRouteDeps {
  store: VendorStore;
  gateway: Gateway;
  lobby: CardLobby;
  clock: Clock;
}

/** Limit for request bodies of the card lobby, which are short. */
export const small = { bodyLimit: 2048 };
