import type { PlayType } from '../../../lottery/rules/lottery-kind.ts';

export interface PlayGroup {
  name: string;
  types: PlayType[];
}

/** More play types than this are told in groups. */
const mostTogether = 7;

function groupOf({ shape, picks }: PlayType): string {
  if (shape.kind !== 'digits') return 'Sides and sums';
  if (picks.most > 1) return 'Combinations';
  return shape.length === 1 ? 'One digit' : `${shape.length} digits`;
}

/** Play types as the chooser tells them: together when they are few, else by what is chosen. */
export function playGroups(types: readonly PlayType[]): PlayGroup[] {
  if (types.length <= mostTogether) return [{ name: '', types: [...types] }];
  const names = [...new Set(types.map(groupOf))];
  return names.map((name) => ({ name, types: types.filter((type) => groupOf(type) === name) }));
}
