import type { FishTank } from '../sea/fish-tank.ts';
import type { Point } from '../sea/geometry.rules.ts';
import type { Gun } from './gun.ts';

type Canvas = Pick<HTMLCanvasElement, 'addEventListener' | 'focus' | 'getBoundingClientRect' | 'setPointerCapture'>;
type Trigger = Pick<Gun, 'aimAt' | 'hold' | 'pick' | 'shoot' | 'shown'>;

/** A finger or a mouse on the water: it aims, shoots as long as it is down, and chooses the fish of a locked cannon. */
export function listenToPointer(canvas: Canvas, gun: Trigger, tank: Pick<FishTank, 'at'>): void {
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top } = canvas.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  canvas.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    canvas.setPointerCapture(event.pointerId);
    canvas.focus({ preventScroll: true });
    const point = pointOf(event);
    const fish = gun.shown().isLocked ? tank.at(point, 14) : undefined;
    if (fish) gun.pick(fish);
    gun.aimAt(point);
    gun.shoot();
    gun.hold(true);
  });
  canvas.addEventListener('pointermove', (event) => gun.aimAt(pointOf(event)));
  for (const name of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    canvas.addEventListener(name, () => gun.hold(false));
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());
}

/** Arrows, Space, plus, minus, A and L; buttons that have the focus keep their own keys. */
export function listenToKeys(gun: Gun, step: (by: 1 | -1) => void): void {
  const isElsewhere = () => document.querySelector('dialog[open]') !== null;
  const onButton = (event: KeyboardEvent) => event.target instanceof HTMLButtonElement;

  function press(code: string, key: string): boolean {
    const { isLocked } = gun.shown();
    if (code === 'ArrowLeft') isLocked ? gun.next(-1) : gun.turn(-1);
    else if (code === 'ArrowRight') isLocked ? gun.next(1) : gun.turn(1);
    else if (code === 'Space') {
      gun.shoot();
      gun.hold(true);
    } else if (key === '+' || key === '=' || code === 'ArrowUp') step(1);
    else if (key === '-' || code === 'ArrowDown') step(-1);
    else if (code === 'KeyA') gun.toggleAuto();
    else if (code === 'KeyL') gun.toggleLock();
    else return false;
    return true;
  }

  addEventListener('keydown', (event) => {
    const isTheirs = event.altKey || event.ctrlKey || event.metaKey || isElsewhere();
    if (isTheirs || (event.code === 'Space' && onButton(event))) return;
    const isOurs = event.repeat
      ? ['ArrowLeft', 'ArrowRight', 'Space'].includes(event.code)
      : press(event.code, event.key);
    if (isOurs) event.preventDefault();
  });
  addEventListener('keyup', ({ code }) => {
    if (code === 'Space') gun.hold(false);
    if (code === 'ArrowLeft' || code === 'ArrowRight') gun.turn(0);
  });
  addEventListener('blur', () => {
    gun.hold(false);
    gun.turn(0);
  });
}
