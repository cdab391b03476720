import { contractCalls } from './contract-calls.ts';
import { figureCalls } from './figure-calls.ts';
import { contractPaymentCalls } from './payment-calls.ts';
import { teamCalls } from './team-calls.ts';
import { overviewCalls } from './team-overview.ts';

/** Calls of the agent centre, for all-calls.ts. */
export const agentCalls = { ...overviewCalls, ...teamCalls, ...figureCalls, ...contractCalls, ...contractPaymentCalls };
