import type { FixtureView } from '../../../sports/sports-shapes.ts';
import { picture, s } from '../../art/svg.ts';
import { h, isMotionReduced } from '../../dom/dom.ts';
import { t } from '../texts/translate.ts';
import { playSpot } from './chance.rules.ts';
import { createChanceBar } from './chance-bar.ts';
import { marker } from './markers.ts';
import { scene } from './scenes.ts';

const beatMs = 2200;
const bannerMs = 4000;

/** Creates the ground of a match with its marker, the last event above and the chances below. */
export function createTracker(first: FixtureView) {
  const moving = s('g', { class: 'tracker-mark' }, ...marker(first.discipline));
  const homeHalf = s('rect', { class: 'tracker-half half-home', x: 0, y: 0, width: 160, height: 180, rx: 10 });
  const awayHalf = s('rect', { class: 'tracker-half half-away', x: 160, y: 0, width: 160, height: 180, rx: 10 });
  const ground = picture('tracker-ground', 320, 180, ...scene(first.discipline), homeHalf, awayHalf, moving);
  const banner = h('p', { class: 'tracker-banner', 'aria-hidden': 'true' });
  const chances = createChanceBar();
  const rail = h('div', { class: 'tracker-progress', 'aria-hidden': 'true' }, h('i', {}));
  const latest = h('p', { class: 'tracker-latest' });
  const box = h('div', { class: 'tracker-box' }, ground, banner);
  const element = h('div', { class: 'tracker' }, box, rail, latest, chances.element);
  let fixture = first;
  let beat = 0;
  let bannerTimer: ReturnType<typeof setTimeout> | undefined;
  let seenEvents = eventKey(first);

  function move(): void {
    const { x, y } = fixture.phase === 'in_play' ? playSpot(fixture, beat) : { x: 0.5, y: 0.5 };
    const spot = (part: number, from: number, size: number) => Math.round(from + part * size);
    moving.style.transform = `translate(${spot(x, 12, 296)}px, ${spot(y, 14, 152)}px)`;
    element.dataset.side = x > 0.58 ? 'home' : x < 0.42 ? 'away' : '';
  }

  function toGoal(side: 'home' | 'away'): void {
    moving.style.transform = `translate(${side === 'home' ? 302 : 18}px, 90px)`;
    element.dataset.side = side;
  }

  const timer = setInterval(() => {
    if (!element.isConnected || document.hidden || isMotionReduced() || fixture.phase !== 'in_play') return;
    if (element.dataset.event) return;
    beat += 1;
    move();
  }, beatMs);

  function showEvent(): void {
    const last = fixture.events.at(-1);
    if (!last || eventKey(fixture) === seenEvents) return;
    seenEvents = eventKey(fixture);
    const team = last.side ? fixture[last.side].name : '';
    banner.replaceChildren(h('b', {}, last.text), ...(team && !last.text.includes(team) ? [team] : []));
    element.dataset.event = last.side ?? 'both';
    if (last.side) toGoal(last.side);
    clearTimeout(bannerTimer);
    bannerTimer = setTimeout(() => {
      delete element.dataset.event;
    }, bannerMs);
  }

  move();
  return {
    element,
    show(next: FixtureView): void {
      fixture = next;
      element.dataset.phase = next.phase;
      rail.style.setProperty('--part', String(next.progress));
      chances.show(next);
      latest.textContent = latestWords(next);
      if (isMotionReduced()) move();
      showEvent();
    },
    stop: () => clearInterval(timer),
  };
}

function eventKey({ events }: FixtureView): string {
  const last = events.at(-1);
  return last ? `${last.clock} ${last.text} ${last.home}:${last.away}` : '';
}

function latestWords({ events, home, away, phase }: FixtureView): string {
  const last = events.at(-1);
  if (!last) return phase === 'upcoming' ? t('tracker.before') : t('tracker.under_way');
  const team = last.side === 'home' ? home.name : last.side === 'away' ? away.name : '';
  return [last.clock, last.text, last.text.includes(team) ? '' : team].filter(Boolean).join(' · ');
}
