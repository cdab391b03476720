import type { Kernel } from '../../../kernel/kernel.ts';
import type { RoomDeps } from '../room-deps.ts';

export function openReferral(_kernel: Kernel, _deps: RoomDeps) {
  return {};
}

export type Referral = ReturnType<typeof openReferral>;
