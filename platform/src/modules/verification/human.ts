import type { humanPurposes } from '@portal/shared/contract/verification/human-challenge';

export type HumanPurpose = (typeof humanPurposes)[number];

export interface Human {
  /** A proof-of-work challenge (ALTCHA) bound to the purpose. */
  challenge(purpose: HumanPurpose): Promise<Record<string, unknown>>;
  /** True once for a solved challenge of this purpose; false for anything else, also for none. */
  use(purpose: HumanPurpose, solution: string | undefined): Promise<boolean>;
}
