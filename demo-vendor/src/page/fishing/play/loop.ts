import { isMotionReduced } from '../../dom/dom.ts';
import type { createPurse } from './purse.ts';
import { type createSeaView, type Layout, layoutOf, type Scene } from './sea-view.ts';
import type { ShotLine } from './shot-line.ts';

interface LoopParts extends Scene {
  canvas: HTMLCanvasElement;
  view: ReturnType<typeof createSeaView>;
  line: ShotLine;
  /** Pixels from the top of the page where the water begins and the dock stands. */
  edges(): { top: number; bottom: number };
  purse: ReturnType<typeof createPurse>;
}

/** A frame that took longer than this counts as if it took no longer. */
const mostSeconds = 0.05;
/** How fast light and weeds move where motion is reduced. */
const calmPace = 0.12;

/** Sixty times a second: what moves moves, what is due is sent, and all is drawn. */
export function createLoop(parts: LoopParts) {
  const { canvas, view, tank, bullets, effects, gun, line, purse } = parts;
  let layout: Layout | undefined;
  const measure = createPaceMeter(() => layout && view.spare(layout));
  let before = performance.now();
  let seconds = 0;
  let waterSeconds = 0;

  function resize(): void {
    const { top, bottom } = parts.edges();
    const next = layoutOf(canvas.clientWidth, canvas.clientHeight, top, bottom);
    const isSame = layout && layout.width === next.width && layout.height === next.height;
    const isFirst = !layout;
    layout = next;
    if (isSame) return;
    view.resize(next);
    if (isFirst) tank.fill(next.fish);
  }

  function frame(now: number): void {
    requestAnimationFrame(frame);
    if (!layout) return;
    measure(now - before);
    const passed = Math.min(mostSeconds, Math.max(0, (now - before) / 1000));
    before = now;
    seconds += passed;
    waterSeconds += passed * (isMotionReduced() ? calmPace : 1);
    tank.pass(passed, layout.fish, isMotionReduced() ? 0.5 : 1);
    // No shots while a sheet covers the water.
    if (!document.querySelector('dialog[open]')) gun.pass(passed, now, layout.cannon, layout.bullets);
    bullets.pass(passed, layout.bullets);
    effects.pass(passed);
    line.pass(now);
    purse.calm(passed);
    view.draw(parts, layout, seconds, waterSeconds, purse.shake());
  }

  return {
    begin(): void {
      resize();
      new ResizeObserver(resize).observe(canvas);
      requestAnimationFrame(frame);
    },
  };
}

/** Frames that are looked at together, and how long they may take on average. */
const together = 45;
const mostMs = 30;

/** Creates a meter that calls back once when drawing is too slow on this device. */
function createPaceMeter(tooSlow: () => void) {
  let count = 0;
  let sum = 0;
  let isReported = false;
  return (frameMs: number): void => {
    // A hidden tab says nothing about drawing speed.
    if (isReported || frameMs > 400) return;
    count += 1;
    sum += frameMs;
    if (count < together) return;
    if (sum / count > mostMs) {
      isReported = true;
      tooSlow();
    }
    count = 0;
    sum = 0;
  };
}
