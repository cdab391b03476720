import { setTimeout as pause } from 'node:timers/promises';
import type { Moment, PlatformFront } from './platform-front.ts';

export interface Killable {
  killAndRevive(): Promise<void>;
}

interface Killing {
  front: PlatformFront;
  studio: Killable;
  platforms: readonly ({ address: string } & Killable)[];
  kills: number;
  /** Between two of them. */
  apartMs: number;
  random: () => number;
}

/** A settlement is answered within this time. */
const settlingMs = 30;

/**
 * In turn: the studio when tickets are settled and it has not heard of it, a platform and then the studio while a
 * settlement is under way.
 */
export function killProcesses({ front, studio, platforms, kills, apartMs, random }: Killing) {
  let isOver = false;
  const victims: readonly { moment: Moment; dies: 'studio' | 'platform' }[] = [
    { moment: 'answered', dies: 'studio' },
    { moment: 'asked', dies: 'platform' },
    { moment: 'asked', dies: 'studio' },
  ];
  const kill = ({ moment, dies }: (typeof victims)[number]) =>
    new Promise<void>((resolve, reject) => {
      front.cutSettlement(moment, (address) => {
        const victim = dies === 'studio' ? studio : platforms.find((platform) => platform.address === address);
        const isUnderWay = moment === 'asked';
        pause(isUnderWay ? random() * settlingMs : 0)
          .then(() => victim?.killAndRevive())
          .then(resolve, reject);
      });
    });
  const work = async () => {
    for (let no = 0; no < kills; no += 1) {
      const victim = victims[no % victims.length];
      if (victim) await kill(victim);
      await pause(apartMs);
    }
  };
  const done = work().finally(() => {
    isOver = true;
  });
  done.catch(() => {});
  return { done, isOver: () => isOver };
}
