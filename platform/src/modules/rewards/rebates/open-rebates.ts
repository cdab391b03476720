import type { Kernel } from '../../../kernel/kernel.ts';
import type { RoomDeps } from '../room-deps.ts';

export function openRebates(_kernel: Kernel, _deps: RoomDeps) {
  return {};
}

export type Rebates = ReturnType<typeof openRebates>;
