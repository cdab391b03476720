import type { Mission } from '@portal/shared/contract/rewards/missions';
import { useState } from 'react';
import { keyOf, rankOf } from './missions.rules.ts';

/** Missions by what there was to do when each was first seen: a card stays where it is while it is claimed. */
export function useStableOrder(missions: readonly Mission[]): Mission[] {
  const [ranks] = useState(() => new Map<string, number>());
  for (const mission of missions) if (!ranks.has(keyOf(mission))) ranks.set(keyOf(mission), rankOf(mission));
  const rank = (mission: Mission) => ranks.get(keyOf(mission)) ?? 0;
  return [...missions].sort((a, b) => rank(a) - rank(b));
}
