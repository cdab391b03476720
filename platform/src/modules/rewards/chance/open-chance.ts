import type { Kernel } from '../../../kernel/kernel.ts';
import type { RoomDeps } from '../room-deps.ts';

export function openChance(_kernel: Kernel, _deps: RoomDeps) {
  return {};
}

export type Chance = ReturnType<typeof openChance>;
