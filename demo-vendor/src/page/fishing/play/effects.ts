import type { Point } from '../sea/geometry.rules.ts';

/** Something that happens at a place and is soon over; `age` in seconds. */
export type Effect = { age: number; takes: number } & (
  | { kind: 'net'; at: Point; size: number }
  | { kind: 'coin'; from: Point; to: Point; bow: Point; turn: number; delay: number }
  | { kind: 'figure'; at: Point; text: string; size: number }
  | { kind: 'ring'; at: Point; size: number; colour: string }
  | { kind: 'bolt'; from: Point; to: Point; seed: number }
  | { kind: 'medal'; at: Point; title: string; text: string }
);

/** What flashes, flies and fades over the fish. */
export function createEffects() {
  let list: Effect[] = [];
  const add = (effect: Effect) => void list.push(effect);
  return {
    list: (): readonly Effect[] => list,
    net: (at: Point, size: number) => add({ kind: 'net', at, size, age: 0, takes: 0.45 }),
    ring: (at: Point, size: number, colour: string) => add({ kind: 'ring', at, size, colour, age: 0, takes: 0.7 }),
    bolt: (from: Point, to: Point) => add({ kind: 'bolt', from, to, seed: Math.random() * 9, age: 0, takes: 0.6 }),
    figure: (at: Point, text: string, size: number) => add({ kind: 'figure', at, text, size, age: 0, takes: 1.5 }),
    medal: (at: Point, title: string, text: string) => add({ kind: 'medal', at, title, text, age: 0, takes: 2.6 }),
    /** Coins that spring up and fly to where the balance stands. */
    coins(from: Point, to: Point, count: number): void {
      for (let i = 0; i < count; i += 1) {
        const angle = -Math.PI / 2 + (Math.random() - 0.5) * 2.6;
        const far = 50 + Math.random() * 90;
        const bow = { x: from.x + Math.cos(angle) * far, y: from.y + Math.sin(angle) * far };
        add({
          kind: 'coin',
          from,
          to,
          bow,
          turn: Math.random() * 6,
          delay: i * 0.025,
          age: 0,
          takes: 1.15 + i * 0.025,
        });
      }
    },
    pass(seconds: number): void {
      for (const effect of list) effect.age += seconds;
      list = list.filter(({ age, takes }) => age < takes);
    },
  };
}
export type Effects = ReturnType<typeof createEffects>;
