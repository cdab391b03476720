import type { Kernel } from '../../../kernel/kernel.ts';
import type { AgentDeps } from '../agent-deps.ts';

/** Dependencies of contracts. */
export interface ContractDeps extends Pick<AgentDeps, 'content' | 'member' | 'inbox'> {
  kernel: Kernel;
}
