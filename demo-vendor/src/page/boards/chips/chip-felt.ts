import type { LaidChips, Spot } from '@portal/engines/chips.rules';
import { h } from '../../dom/dom.ts';
import { setDrawing } from '../../dom/markup.ts';
import { localize } from '../../texts/localize.ts';
import { t } from '../texts/translate.ts';
import { countOn } from './chip-bets.rules.ts';
import { nearestTowards } from './felt-geometry.rules.ts';

/** Where a spot lies on a felt: its field and, as `x` and `y`, the middle, where its chips stand. */
export interface FeltSpot {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where its chips stand instead, and how large, so that they hide nothing that has to be read. */
  chips?: { x: number; y: number; scale: number };
  /** On the line between fields: lights up only where a chip lies. */
  isBorder?: boolean;
}

/** A drawing of a felt; spots that lie above others come later. */
export interface FeltLayout {
  width: number;
  height: number;
  markup(): string;
  spots: readonly FeltSpot[];
}

interface Felt {
  element: HTMLElement;
  showChips(laid: readonly LaidChips[]): void;
  /** Highlights the winning spots; an empty list clears the highlight. */
  highlight(winners: readonly string[]): void;
}

const arrows: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const standOf = ({ x, y, chips }: FeltSpot) => chips ?? { x, y, scale: 1 };
const wide = matchMedia('(min-width: 760px)');

/**
 * Creates a felt: a tap or Enter lays a chip, arrows move from spot to spot. It is redrawn when the page becomes narrow
 * or wide.
 */
export function createFelt(
  label: string,
  spots: readonly Spot[],
  layouts: { narrow: FeltLayout; wide: FeltLayout },
  onLay: (spot: string) => void,
): Felt {
  const element = h('div', { class: 'chip-felt', role: 'group', 'aria-label': label });
  const named = new Map(spots.map((spot) => [spot.id, spot]));
  let layout = layouts.narrow;
  let laid: readonly LaidChips[] = [];
  let winners: readonly string[] = [];
  let current = spots[0]?.id ?? '';

  const fieldOf = (id: string) => element.querySelector<SVGElement>(`[data-spot="${id}"]`);

  function nameOf(id: string): string {
    const spot = named.get(id);
    const count = countOn(laid, id);
    const name = t('felt.pays', { spot: localize(spot?.label ?? id), pays: spot?.pays ?? '' });
    return count === 0 ? name : t('felt.chips', { spot: name, count });
  }

  function draw(): void {
    layout = wide.matches ? layouts.wide : layouts.narrow;
    const fields = layout.spots.map((spot) => fieldPicture(spot, spot.id === current)).join('');
    setDrawing(
      element,
      `<svg viewBox="0 0 ${layout.width} ${layout.height}">${layout.markup()}${fields}<g class="chips"></g></svg>`,
    );
    element.style.setProperty('--ratio', String(layout.width / layout.height));
    drawChips();
    drawHighlights();
  }

  function drawChips(): void {
    const group = element.querySelector('.chips');
    if (!group) return;
    const chips = layout.spots.filter(({ id }) => countOn(laid, id) > 0);
    const pictures = chips.map((spot) => chipPicture(standOf(spot), countOn(laid, spot.id), winners.includes(spot.id)));
    setDrawing(group, pictures.join(''));
    for (const { id } of layout.spots) fieldOf(id)?.setAttribute('aria-label', nameOf(id));
  }

  function drawHighlights(): void {
    element.classList.toggle('has-result', winners.length > 0);
    for (const { id, isBorder } of layout.spots) {
      fieldOf(id)?.classList.toggle('is-winner', winners.includes(id) && !(isBorder && countOn(laid, id) === 0));
    }
  }

  function moveTo(id: string): void {
    fieldOf(current)?.setAttribute('tabindex', '-1');
    current = id;
    fieldOf(current)?.setAttribute('tabindex', '0');
    fieldOf(current)?.focus();
  }

  const spotAt = (event: Event) => (event.target instanceof Element ? event.target.getAttribute('data-spot') : null);
  element.addEventListener('click', (event) => {
    const spot = spotAt(event);
    if (spot) onLay(spot);
  });
  element.addEventListener('keydown', (event) => {
    const towards = arrows[event.key];
    const from = layout.spots.find(({ id }) => id === current);
    if (towards && from) moveTo(nearestTowards(from, towards, layout.spots).id);
    else if (event.key === 'Enter') onLay(current);
    else return;
    event.preventDefault();
  });
  wide.addEventListener('change', draw);
  draw();
  return {
    element,
    showChips(chips) {
      laid = chips;
      drawChips();
    },
    highlight(ids) {
      winners = ids;
      drawHighlights();
      drawChips();
    },
  };
}

/** The field without a name, which the page sets as its label. */
function fieldPicture({ id, x, y, width, height }: FeltSpot, isCurrent: boolean): string {
  const rectangle = `x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}"`;
  return `<rect class="spot" data-spot="${id}" role="button" tabindex="${isCurrent ? 0 : -1}" ${rectangle} rx="4"/>`;
}

const rims: readonly [number, string][] = [
  [100, '#1b1d2e'],
  [25, '#7b35c9'],
  [10, '#1f6fd6'],
  [5, '#16835d'],
  [0, '#c8242f'],
];

interface Stand {
  x: number;
  y: number;
  scale: number;
}

/** A stack of chips seen from above, with its number; `isWinner` gives it a light. */
function chipPicture({ x, y, scale }: Stand, count: number, isWinner: boolean): string {
  const rim = rims.find(([from]) => count >= from)?.[1] ?? '#c8242f';
  const size = count > 99 ? 7 : 9;
  const glow = isWinner ? '<circle r="15" fill="#ffd36b" class="chip-glow"/>' : '';
  return `<g class="chip${isWinner ? ' is-winner' : ''}" transform="translate(${x} ${y}) scale(${scale})">${glow}<ellipse cy="2.5" rx="11" ry="11" fill="#000" opacity=".4"/><circle r="11" fill="${rim}"/><circle r="9.4" fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="4.9 4.9" opacity=".92"/><circle r="7.4" fill="#fffaf0" stroke="${rim}" stroke-width="1"/><text y="${size / 2.9}" text-anchor="middle" font-size="${size}" font-weight="800" fill="#14203f">${count}</text></g>`;
}
