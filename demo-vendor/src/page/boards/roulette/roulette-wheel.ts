import { colourOf, wheelOrder } from '@portal/engines/roulette/roulette.rules';
import { h, isMotionReduced } from '../../dom/dom.ts';
import { setDrawing } from '../../dom/markup.ts';
import { t } from '../texts/translate.ts';

const sector = 360 / wheelOrder.length;
const fills = { red: '#b3182b', black: '#14161f', green: '#0d8a54' } as const;
const fallMs = 3600;

/** A point on a circle around the middle of the wheel; 0 degrees is above. */
function at(radius: number, degrees: number): string {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return `${(100 + radius * Math.cos(turn)).toFixed(2)} ${(100 + radius * Math.sin(turn)).toFixed(2)}`;
}

function pocket(number: number, place: number): string {
  const from = (place - 0.5) * sector;
  const to = from + sector;
  const ring = (outer: number, inner: number) =>
    `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}z`;
  const fill = fills[colourOf(number)];
  return `<path d="${ring(84, 66)}" fill="${fill}" stroke="#e9c877" stroke-width=".5"/><path d="${ring(66, 50)}" fill="${fill}" fill-opacity=".72" stroke="#e9c877" stroke-width=".5"/><text transform="rotate(${place * sector} 100 100)" x="100" y="27.5" text-anchor="middle" font-size="8.4" font-weight="800" fill="#fff">${number}</text>`;
}

const pockets = wheelOrder.map(pocket).join('');
const arms = [0, 90, 180, 270]
  .map(
    (turn) =>
      `<g transform="rotate(${turn} 100 100)"><path d="M97 100l1.4-26h3.2l1.4 26z" fill="url(#g-gold)"/><circle cx="100" cy="73" r="4.4" fill="url(#g-gold)" stroke="#8a5a0a"/></g>`,
  )
  .join('');
const studs = Array.from({ length: 8 }, (_, i) => {
  const [x, y] = at(90, i * 45 + 22.5).split(' ');
  return `<path transform="translate(${x} ${y}) rotate(${i * 45 + 22.5})" d="M0-3.4 1.6 0 0 3.4-1.6 0z" fill="url(#g-gold)"/>`;
}).join('');

const markup = `<svg viewBox="0 0 200 200" aria-hidden="true"><circle cx="100" cy="100" r="99" fill="url(#g-bronze)"/><circle cx="100" cy="100" r="99" fill="none" stroke="#ffd36b" stroke-width="1.6"/><circle cx="100" cy="100" r="86" fill="#3a1c0c"/>${studs}<g class="wheel-rotor">${pockets}<circle cx="100" cy="100" r="50" fill="url(#g-bronze)" stroke="#e9c877"/><circle cx="100" cy="100" r="34" fill="#5a2d10" opacity=".55"/>${arms}<circle cx="100" cy="100" r="10" fill="url(#g-gold)" stroke="#8a5a0a"/></g><g class="wheel-ball"><circle cx="100" cy="42" r="4.4" fill="url(#g-pearl)" stroke="#8890b5" stroke-width=".6"/></g></svg>`;

interface RouletteWheel {
  element: HTMLElement;
  spin(): void;
  /** Lets the ball fall into the pocket of the number; resolves when it lies. */
  fall(number: number): Promise<void>;
  stop(): void;
}

/** The wheel: the rotor turns one way, the ball the other, and they come to rest together. */
export function createWheel(): RouletteWheel {
  const element = h('div', { class: 'roulette-wheel', role: 'img', 'aria-label': t('roulette.wheel') });
  setDrawing(element, markup);
  const rotor = element.querySelector('.wheel-rotor');
  const ball = element.querySelector('.wheel-ball');
  let turning: Animation[] = [];
  let rotorAngle = 0;
  const turned = (part: Element | null, from: string, to: string, options: KeyframeAnimationOptions) =>
    part?.animate([{ transform: from }, { transform: to }], options);
  const clear = () => {
    for (const each of turning) each.cancel();
    turning = [];
  };
  const keep = (...animations: (Animation | undefined)[]) => {
    turning = animations.filter((each) => each !== undefined);
  };

  return {
    element,
    spin() {
      clear();
      if (isMotionReduced()) return;
      const forEver = { iterations: Number.POSITIVE_INFINITY };
      keep(
        turned(rotor, `rotate(${rotorAngle}deg)`, `rotate(${rotorAngle + 360}deg)`, { duration: 3200, ...forEver }),
        turned(ball, 'rotate(0deg) translateY(-30px)', 'rotate(-360deg) translateY(-30px)', {
          duration: 900,
          ...forEver,
        }),
      );
    },
    async fall(number) {
      const [rotorPart, ballPart] = turning.map((each) => (each.effect?.getComputedTiming().progress ?? 0) * 360);
      const rotorAt = rotorAngle + (rotorPart ?? 0);
      const ballAt = -(ballPart ?? 0);
      clear();
      rotorAngle = rotorAt + 405;
      // The ball runs at least two rounds against the rotor and ends where the pocket will be.
      const pocketAt = rotorAngle + wheelOrder.indexOf(number) * sector;
      const rounds = Math.ceil((pocketAt - ballAt) / 360) + 2;
      const ballEnd = pocketAt - 360 * rounds;
      const options = {
        duration: isMotionReduced() ? 0 : fallMs,
        easing: 'cubic-bezier(.15,.55,.35,1)',
        fill: 'forwards' as const,
      };
      const radius = (height: number) => `translateY(${height}px)`;
      const middle = ballAt + (ballEnd - ballAt) * 0.8;
      const falling = ball?.animate(
        [
          { transform: `rotate(${ballAt}deg) ${radius(-30)}` },
          { transform: `rotate(${middle}deg) ${radius(-29)}`, offset: 0.62 },
          { transform: `rotate(${ballAt + (ballEnd - ballAt) * 0.95}deg) ${radius(2)}`, offset: 0.82 },
          { transform: `rotate(${ballAt + (ballEnd - ballAt) * 0.975}deg) ${radius(-9)}`, offset: 0.88 },
          { transform: `rotate(${ballEnd}deg) ${radius(0)}` },
        ],
        options,
      );
      keep(turned(rotor, `rotate(${rotorAt}deg)`, `rotate(${rotorAngle}deg)`, options), falling);
      await Promise.all(turning.map((each) => each.finished));
      rotorAngle %= 360;
      element.setAttribute('aria-label', t('roulette.lies', { number }));
    },
    stop: clear,
  };
}
