import './foil.css';
import { h, isMotionReduced } from '../dom/dom.ts';
import { paintFoil } from './paint-foil.ts';

/** Fraction of a coarse grid to scratch off before the rest of the foil is removed. */
const enough = 0.55;
const grid = 12;

/** Creates foil over a ticket that is scratched off by finger or mouse, or removed at once by a call. */
export function createFoil(onGone: () => void) {
  const canvas = h('canvas', { class: 'foil', 'aria-hidden': 'true' });
  const rubbed = new Set<number>();
  let last: { x: number; y: number } | undefined;
  let isGone = false;

  function rub(event: PointerEvent): void {
    const ctx = canvas.getContext('2d');
    if (isGone || !ctx || !last) return;
    const box = canvas.getBoundingClientRect();
    const next = { x: event.clientX - box.left, y: event.clientY - box.top };
    const scale = canvas.width / box.width;
    ctx.beginPath();
    ctx.moveTo(last.x * scale, last.y * scale);
    ctx.lineTo(next.x * scale + 0.1, next.y * scale);
    ctx.stroke();
    last = next;
    const column = Math.floor((next.x / box.width) * grid);
    const row = Math.floor((next.y / box.height) * grid);
    for (const dx of [-1, 0, 1]) for (const dy of [-1, 0, 1]) note(column + dx, row + dy);
    if (rubbed.size > grid * grid * enough) void remove();
  }

  function note(column: number, row: number): void {
    if (column >= 0 && row >= 0 && column < grid && row < grid) rubbed.add(row * grid + column);
  }

  async function remove(): Promise<void> {
    if (isGone) return;
    isGone = true;
    if (!isMotionReduced()) await canvas.animate({ opacity: [1, 0] }, { duration: 240, easing: 'ease-out' }).finished;
    canvas.hidden = true;
    onGone();
  }

  canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId);
    const box = canvas.getBoundingClientRect();
    last = { x: event.clientX - box.left, y: event.clientY - box.top };
    rub(event);
  });
  canvas.addEventListener('pointermove', rub);
  for (const end of ['pointerup', 'pointercancel'] as const) canvas.addEventListener(end, () => (last = undefined));
  return {
    element: canvas,
    remove,
    /** New foil over the whole field. */
    lay(): void {
      isGone = false;
      rubbed.clear();
      canvas.hidden = false;
      paintFoil(canvas);
    },
  };
}
