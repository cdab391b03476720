import type { Kernel } from '../kernel/kernel.ts';
import type { Modules } from '../modules.ts';

/** One part of the demo data. Steps run in order at every start, so each leaves existing data alone. */
export interface DemoStep {
  readonly name: string;
  run(kernel: Kernel, modules: Modules): Promise<void>;
}

/** Length of the history in days; the demo members were added a day earlier. */
export const historyDays = 60;

export const demoPassword = 'Demo1234';
export const demoPaymentPassword = '246810';
