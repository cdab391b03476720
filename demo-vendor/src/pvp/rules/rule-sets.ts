import { bigTwo } from './big-two.rules.ts';
import type { CardRules, RuleSet } from './card-rules.ts';
import { thirteen } from './thirteen.rules.ts';

const sets: Readonly<Record<RuleSet, CardRules>> = { thirteen, 'big-two': bigTwo };

export const rulesOf = (name: RuleSet): CardRules => sets[name];
