import type { Kernel } from '../../../kernel/kernel.ts';
import type { RoomDeps } from '../room-deps.ts';

export function openMissions(_kernel: Kernel, _deps: RoomDeps) {
  return {};
}

export type Missions = ReturnType<typeof openMissions>;
