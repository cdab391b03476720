import type { PlayOutcome } from '@portal/shared/contract/play-outcome';
import { drawn, h, isMotionReduced, wait } from '../dom/dom.ts';
import { shownNet } from '../texts/figures.ts';
import { tFrame } from '../texts/translate.ts';

const coin =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="18" fill="url(#g-gold)" stroke="#8a5a0a" stroke-width="2"/><circle cx="20" cy="20" r="12" fill="none" stroke="#8a5a0a" stroke-width="2"/></svg>';

const titles = { win: 'win.small', big: 'win.big', mega: 'win.mega' } as const;

/** Celebrates a win: its net in gold, and from ten stakes on a rain of coins. Does nothing for other outcomes. */
export async function celebrate(stage: HTMLElement, symbol: string, { joy, net }: PlayOutcome): Promise<void> {
  if (joy === 'none') return;
  const isBig = joy !== 'win';
  const banner = h(
    'div',
    { class: isBig ? 'win-banner' : 'win-banner is-small' },
    h('span', {}, tFrame(titles[joy])),
    h('b', { translate: 'no' }, shownNet(net, symbol)),
  );
  stage.append(banner);
  if (isBig && !isMotionReduced()) rain(stage);
  await wait(isBig ? 1900 : 1000);
  banner.classList.add('is-leaving');
  await wait(220);
  banner.remove();
}

function rain(stage: HTMLElement): void {
  for (let i = 0; i < 28; i += 1) {
    const drop = drawn('coin', coin);
    drop.style.left = `${Math.random() * 100}%`;
    stage.append(drop);
    const frames = [
      { transform: 'translateY(-12vh) rotate(0)' },
      { transform: `translateY(110vh) rotate(${540 * Math.random()}deg)` },
    ];
    const options = {
      duration: 1100 + Math.random() * 900,
      delay: Math.random() * 500,
      easing: 'ease-in',
      fill: 'both' as const,
    };
    void drop.animate(frames, options).finished.then(() => drop.remove());
  }
}
