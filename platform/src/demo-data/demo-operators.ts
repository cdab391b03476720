import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import { type DemoStep, demoPassword } from './demo-step.ts';

/** The operators of a demo, whose password everybody knows. */
export const demoOperators: readonly { username: string; roles: OperatorRoleName[] }[] = [
  {
    username: 'operator',
    roles: ['content', 'finance-maker', 'finance-checker', 'release', 'support', 'admin'],
  },
  { username: 'operator2', roles: ['content', 'finance-maker', 'finance-checker', 'release', 'support'] },
];

/** Adds operators with their second factors in operator.json, so that whoever starts the demo can log in as them. */
export const demoOperatorsStep: DemoStep = {
  name: 'operators',
  async run(_kernel, { operator }) {
    const secondFactors: Record<string, string> = {};
    for (const demo of demoOperators) {
      const secret = await operator.add({ ...demo, password: demoPassword });
      if (secret) secondFactors[demo.username] = secret;
    }
    if (Object.keys(secondFactors).length > 0) await operator.noteDemoOperators(secondFactors);
  },
};
