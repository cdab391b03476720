import type { FixtureView, MarketView, SelectionView } from '../../../sports/sports-shapes.ts';
import { icon } from '../../art/line-icons.ts';
import { h } from '../../dom/dom.ts';
import type { PriceActs } from '../list/price-button.ts';
import { createPriceRow, type PriceRow } from '../list/price-row.ts';
import { t } from '../texts/translate.ts';

const fullSign = (_: MarketView, { label }: SelectionView) => label;

interface Block {
  element: HTMLElement;
  rows: Map<string, PriceRow>;
}

/** Creates all markets of a match; lines of the same kind are grouped under one name. */
export function createMarketBlocks(acts: PriceActs) {
  const resting = h('p', { class: 'markets-rest' });
  const holder = h('div', { class: 'market-blocks' });
  const element = h('section', { class: 'markets', 'aria-label': t('markets.label') }, resting, holder);
  const blocks = new Map<string, Block>();

  function blockOf({ kind, name }: MarketView): Block {
    const known = blocks.get(kind);
    if (known) return known;
    const block = {
      element: h('section', { class: 'market', 'aria-label': name }, h('h3', {}, name)),
      rows: new Map(),
    };
    blocks.set(kind, block);
    return block;
  }

  function showBlock(block: Block, markets: readonly MarketView[], fixture: FixtureView): void {
    for (const [id, row] of block.rows) {
      if (markets.some((market) => market.id === id)) continue;
      row.element.remove();
      block.rows.delete(id);
    }
    for (const [i, market] of markets.entries()) {
      const row = block.rows.get(market.id) ?? createPriceRow(acts, fullSign, `prices-${market.kind}`);
      block.rows.set(market.id, row);
      const place = block.element.children[i + 1];
      if (place !== row.element) block.element.insertBefore(row.element, place ?? null);
      row.show(fixture, market);
    }
  }

  return {
    element,
    updatePicked(): void {
      for (const block of blocks.values()) for (const row of block.rows.values()) row.updatePicked();
    },
    show(fixture: FixtureView): void {
      const { betting, phase, markets } = fixture;
      const isOver = phase === 'ended' || phase === 'abandoned' || betting === 'closed';
      resting.hidden = betting === 'open';
      const words = isOver ? t('markets.closed') : t('markets.suspended');
      if (resting.dataset.words !== words) resting.replaceChildren(icon('lock'), words);
      resting.dataset.words = words;
      const kinds = [...new Set(markets.map(({ kind }) => kind))];
      for (const [kind, block] of blocks) {
        if (kinds.some((each) => each === kind)) continue;
        block.element.remove();
        blocks.delete(kind);
      }
      for (const [i, kind] of kinds.entries()) {
        const own = markets.filter((market) => market.kind === kind);
        const block = own[0] && blockOf(own[0]);
        if (!block) continue;
        if (holder.children[i] !== block.element) holder.insertBefore(block.element, holder.children[i] ?? null);
        showBlock(block, own, fixture);
      }
    },
  };
}
