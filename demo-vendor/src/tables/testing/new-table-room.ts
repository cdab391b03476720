import { createResultReporter } from '../../gateway/result-reporter.ts';
import { fakePlatform } from '../../testing/fake-platform.ts';
import { virtualClock } from '../../testing/virtual-clock.ts';
import { createTableRoom } from '../table-room.ts';
import { createTableStore } from '../table-store.ts';

interface RoomOf {
  gateway?: ReturnType<typeof fakePlatform>['gateway'];
  /** Byte that all seeds consist of. */
  seedByte?: number;
}

/** Creates the tables before their first round; the test moves their clock, and their seeds are known. */
export function newTableRoom({ gateway = fakePlatform().gateway, seedByte = 3 }: RoomOf = {}) {
  const time = virtualClock(Date.UTC(2026, 2, 1));
  const { clock } = time;
  const tableStore = createTableStore([], async () => {});
  const log = () => {};
  const report = createResultReporter({ gateway, clock, log });
  const newSeed = () => new Uint8Array(32).fill(seedByte);
  const room = createTableRoom({ tableStore, gateway, clock, log, report, newSeed });
  return { room, tableStore, time };
}
