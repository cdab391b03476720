import type { Kernel } from '../../../kernel/kernel.ts';
import type { RoomDeps } from '../room-deps.ts';

export function openVip(_kernel: Kernel, _deps: RoomDeps) {
  return {};
}

export type Vip = ReturnType<typeof openVip>;
