import type { Random } from './random.ts';
import { polar, round } from './shapes.ts';

export type EdgeStyle = 'wave' | 'cloud' | 'leaf' | 'crystal' | 'flame' | 'gate';

const corners: Record<EdgeStyle, number> = { wave: 14, cloud: 17, leaf: 19, crystal: 22, flame: 18, gate: 0 };

/** The opening of one sheet of cut paper, around 0,0. `wide` and `high` are its half axes. */
export function paperEdge(style: EdgeStyle, wide: number, high: number, random: Random): string {
  if (style === 'gate') return gate(wide, high);
  const count = corners[style];
  const turn = random.between(0, 360 / count);
  const at = (step: number, reach: number): string => {
    const [x, y] = polar(turn + (360 * step) / count, 1000);
    return `${round((x * wide * reach) / 1000)} ${round((y * high * reach) / 1000)}`;
  };
  const reaches = Array.from({ length: count }, () => random.between(0.94, 1.08));
  const parts = reaches.map((reach, step) => {
    const next = at(step + 1, reaches[(step + 1) % count] ?? 1);
    if (style === 'cloud') return `A${round(wide * 0.2)} ${round(wide * 0.2)} 0 0 0 ${next}`;
    if (style === 'leaf')
      return `Q${at(step + 0.1, 0.86)} ${at(step + 0.5, reach * 0.76)}Q${at(step + 0.9, 0.86)} ${next}`;
    if (style === 'flame')
      return `Q${at(step + 0.5, 0.98)} ${at(step + 0.62, reach * 0.8)}Q${at(step + 0.7, 1)} ${next}`;
    if (style === 'crystal') return `L${at(step + 0.5, reach * (step % 2 ? 0.84 : 0.95))}L${next}`;
    return `Q${at(step + 0.5, reach * (step % 2 ? 0.88 : 1.12))} ${next}`;
  });
  return `M${at(0, reaches[0] ?? 1)}${parts.join('')}Z`;
}

/** A moon gate: the round gate in a garden wall. */
function gate(wide: number, high: number): string {
  const foot = round(high * 0.72);
  return `M${-round(wide * 0.72)} ${foot}A${round(wide)} ${round(wide)} 0 1 1 ${round(wide * 0.72)} ${foot}V${round(high * 1.1)}H${-round(wide * 0.72)}Z`;
}
