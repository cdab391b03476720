import type { Sound } from '../../sound.ts';

/** Sounds of the sea, made from tones of the game pages. */
export function createSeaSounds({ tone, toggle, win, stop }: Sound) {
  return {
    toggle,
    stop,
    shot: () => {
      tone(520, 0, 0.07, 'square', 0.03);
      tone(190, 0.01, 0.09, 'triangle', 0.1);
    },
    hit: () => tone(900 + Math.random() * 200, 0, 0.05, 'sine', 0.05),
    catches(multiple: number): void {
      win(multiple >= 30 ? 2 : 0);
      if (multiple >= 10) for (let i = 0; i < 6; i += 1) tone(1400 + i * 130, 0.2 + i * 0.06, 0.12, 'sine', 0.06);
    },
    boss(): void {
      for (let i = 0; i < 4; i += 1) {
        tone(110, i * 0.5, 0.4, 'sawtooth', 0.09);
        tone(147, i * 0.5 + 0.2, 0.25, 'sawtooth', 0.07);
      }
    },
  };
}
export type SeaSounds = ReturnType<typeof createSeaSounds>;
