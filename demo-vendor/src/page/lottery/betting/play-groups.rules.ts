import type { PlayType } from '../../../lottery/rules/lottery-kind.ts';

export interface PlayGroup {
  /** Heading of the group; undefined if there are few types and no groups. */
  kind: '' | 'sides' | 'combinations' | 'digit' | 'digits';
  /** Digits of a number. */
  length: number;
  types: PlayType[];
}

/** More play types than this are grouped. */
const mostTogether = 7;

function groupOf({ shape, picks }: PlayType): Omit<PlayGroup, 'types'> {
  if (shape.kind !== 'digits') return { kind: 'sides', length: 0 };
  if (picks.most > 1) return { kind: 'combinations', length: 0 };
  return { kind: shape.length === 1 ? 'digit' : 'digits', length: shape.length };
}

/** Groups play types for the chooser: one list if there are few, else by the shape of the choice. */
export function playGroups(types: readonly PlayType[]): PlayGroup[] {
  if (types.length <= mostTogether) return [{ kind: '', length: 0, types: [...types] }];
  const groups: PlayGroup[] = [];
  for (const type of types) {
    const { kind, length } = groupOf(type);
    const there = groups.find((group) => group.kind === kind && group.length === length);
    if (there) there.types.push(type);
    else groups.push({ kind, length, types: [type] });
  }
  return groups;
}
