import {
  processDailySalary,
  processDividendRequest,
  processHourlySalary,
  processRealTimeSalary,
} from '@portal/shared/contract/agents/contracts';

/** By which call the agent answers to a contract of a kind (docs/product.md 7.2). */
export const processCalls = {
  dividend: processDividendRequest,
  daily: processDailySalary,
  hourly: processHourlySalary,
  realtime: processRealTimeSalary,
} as const;
