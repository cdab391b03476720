import type { Kernel } from '../../../kernel/kernel.ts';
import type { RoomDeps } from '../room-deps.ts';

export function openPromotions(_kernel: Kernel, _deps: RoomDeps) {
  return {};
}

export type Promotions = ReturnType<typeof openPromotions>;
