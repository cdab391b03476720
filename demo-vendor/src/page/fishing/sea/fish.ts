import type { FishKind } from '@portal/engines/fishing/fish-kinds';
import { type Art, arts } from '../fish/arts.ts';
import { type Body, onCurve, type Water } from './geometry.rules.ts';
import type { Arrival } from './schools.rules.ts';

/** A fish in the water. */
export interface Fish extends Body {
  id: number;
  /** Number of its kind in a choice, from 1. */
  kind: number;
  facts: FishKind;
  art: Art;
  /** Where it is in the stroke of its tail, 0 to 1. */
  stroke: number;
  /** How brightly it flashes from a hit, 1 to 0. */
  flash: number;
  /** Seconds since it was caught; undefined while it swims. */
  caughtFor?: number;
  way: Arrival;
  /** Seconds that it swims; below 0 it is not there yet. */
  swum: number;
}

const caughtSeconds = 0.9;
const nowhere = -9999;

export function fishOf(id: number, facts: FishKind, way: Arrival, water: Water, swum: number, stroke: number): Fish {
  const art = arts[facts.art];
  const length = art.length * water.scale;
  const body = { x: nowhere, y: 0, angle: 0, length, height: length * art.height };
  return { ...body, id, kind: way.kind, facts, art, stroke, flash: 0, way, swum: swum - way.delay };
}

/** Moves a fish along its way. */
export function swim(fish: Fish, seconds: number, calm: number, { top }: Water): void {
  const { art, way } = fish;
  fish.flash = Math.max(0, fish.flash - seconds * 3.2);
  fish.stroke += art.beat * seconds * calm;
  if (fish.caughtFor !== undefined) {
    fish.caughtFor += seconds;
    return;
  }
  fish.swum += seconds;
  const at = onCurve(way.curve, Math.max(0, fish.swum / way.takes));
  const bob = art.isUpright ? Math.sin(fish.swum * 1.4 + fish.id) * fish.length * 0.08 : 0;
  fish.x = fish.swum < 0 ? nowhere : at.x + way.offset.x;
  fish.y = Math.max(top + fish.height * 0.4, at.y + way.offset.y + bob);
  fish.angle = at.angle;
}

export function hasLeft({ swum, way, caughtFor = 0 }: Fish): boolean {
  return swum >= way.takes || caughtFor >= caughtSeconds;
}
