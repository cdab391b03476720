import { commitmentOf, seedFromText } from '../../fairness/fair-draw.ts';
import { dealFrom } from '../../pvp/deal.rules.ts';
import { rulesOf } from '../../pvp/rule-sets.ts';
import { cardFace } from '../boards/card-picture.ts';
import { drawn, h } from '../dom.ts';
import { openSheet } from '../sheets.ts';
import { checkDeal } from './check-deal.ts';
import { type PvpSession, readProof } from './pvp-api.ts';
import { toldBefore } from './told-before.ts';

/** Deals the cards of a match again, in this page alone, and says whether everything fits. */
export async function openVerify({ session, ruleSet }: PvpSession, matchId: string): Promise<void> {
  const proof = await readProof(session, matchId).catch(() => undefined);
  if (!proof) {
    openSheet('Verify the deal', h('p', {}, 'There is no proof of this match yet.'));
    return;
  }
  const checks = checkDeal(proof, toldBefore(matchId));
  const isRight = checks.every(({ holds }) => holds);
  const verdict = isRight ? 'The deal is the one that was sealed.' : 'The deal does not fit its seal.';
  const lines = checks.map(({ claim, holds }) =>
    h('li', {}, h('b', { 'aria-hidden': 'true' }, holds ? '✓' : '✗'), h('span', {}, `${claim}${holds ? '' : ': no'}`)),
  );
  const { strength } = rulesOf(ruleSet);
  const hands = dealFrom(proof.seed, proof.clientSeeds);
  const shown = ([proof.you, proof.you === 0 ? 1 : 0] as const).map((seat, i) =>
    h(
      'figure',
      { class: 'dealt' },
      h('figcaption', {}, i === 0 ? 'Your hand, dealt again' : 'Your opponent’s hand, dealt again'),
      h(
        'div',
        { class: 'dealt-cards' },
        ...[...hands[seat]]
          .sort((a, b) => strength(a) - strength(b))
          .map((card) => drawn('playing-card', cardFace(card))),
      ),
    ),
  );
  const fact = (name: string, value: string) => [h('dt', {}, name), h('dd', {}, value)];
  openSheet(
    'Verify the deal',
    h('p', { class: isRight ? 'verdict is-right' : 'verdict is-wrong' }, h('b', {}, verdict)),
    h('ul', { class: 'deal-checks' }, ...lines),
    ...shown,
    h(
      'dl',
      { class: 'deal-facts' },
      ...fact('Seed', proof.seed),
      ...fact('SHA-256 of the seed', commitmentOf(seedFromText(proof.seed))),
      ...fact('Added by the first seat', proof.clientSeeds[0]),
      ...fact('Added by the second seat', proof.clientSeeds[1]),
    ),
    h(
      'p',
      { class: 'fine' },
      'Cards are drawn without putting back from the words of HMAC-SHA-256(seed, "first:second:block"), 13 to the first seat and 13 to the second.',
    ),
  );
}
