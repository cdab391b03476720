import type { ContractKind } from '@portal/shared/contract/agents/contract-terms';

/** The toggle of the operator that each kind follows. */
export const toggleOf = {
  dividend: 'dividend',
  daily: 'dailySalary',
  hourly: 'hourlySalary',
  realtime: 'realTimeSalary',
} as const satisfies Record<ContractKind, string>;
