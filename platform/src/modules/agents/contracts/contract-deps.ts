import type { Kernel } from '../../../kernel/kernel.ts';
import type { AgentDeps } from '../agent-deps.ts';

/** Dependencies of contracts. */
export interface ContractDeps extends Pick<AgentDeps, 'settings' | 'member' | 'inbox'> {
  kernel: Kernel;
}
