import type { PlayType } from '../../../lottery/rules/lottery-kind.ts';

export interface PlayGroup {
  /** What its types have in common; nothing where they stand together as they are few. */
  kind: '' | 'sides' | 'combinations' | 'digit' | 'digits';
  /** Digits of a number. */
  length: number;
  types: PlayType[];
}

/** More play types than this are told in groups. */
const mostTogether = 7;

function groupOf({ shape, picks }: PlayType): Omit<PlayGroup, 'types'> {
  if (shape.kind !== 'digits') return { kind: 'sides', length: 0 };
  if (picks.most > 1) return { kind: 'combinations', length: 0 };
  return { kind: shape.length === 1 ? 'digit' : 'digits', length: shape.length };
}

/** Play types as the chooser tells them: together when they are few, else by what is chosen. */
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
