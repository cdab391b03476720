import { commitmentOf, seedFromText } from '../../../fairness/fair-draw.ts';
import type { MatchProof } from '../../../pvp/history/past-matches.ts';
import { dealFrom } from '../../../pvp/matches/deal.rules.ts';
import { rulesOf } from '../../../pvp/rules/rule-sets.ts';
import { cardFace } from '../../boards/cards/card-picture.ts';
import { drawn, h } from '../../dom/dom.ts';
import { fact } from '../../frame/fact.ts';
import { openSheet } from '../../sheets.ts';
import { type PvpSession, readProof } from '../pvp-api.ts';
import { t } from '../texts/translate.ts';
import { readStoredSeeds, type StoredSeeds } from './stored-seeds.ts';

/** Recomputes the deal of a match in this page, and shows whether everything matches. */
export async function openVerify({ session, ruleSet }: PvpSession, matchId: string): Promise<void> {
  const proof = await readProof(session, matchId).catch(() => undefined);
  if (!proof) {
    openSheet(t('match.verify'), h('p', {}, t('verify.none')));
    return;
  }
  const checks = checkDeal(proof, readStoredSeeds(matchId));
  const isRight = checks.every(({ holds }) => holds);
  const verdict = isRight ? t('verify.right') : t('verify.wrong');
  const lines = checks.map(({ claim, holds }) =>
    h(
      'li',
      {},
      h('b', { 'aria-hidden': 'true' }, holds ? '✓' : '✗'),
      h('span', {}, holds ? claim : t('check.no', { claim })),
    ),
  );
  const { strength } = rulesOf(ruleSet);
  const hands = dealFrom(proof.seed, proof.clientSeeds);
  const shown = ([proof.you, proof.you === 0 ? 1 : 0] as const).map((seat, i) =>
    h(
      'figure',
      { class: 'dealt' },
      h('figcaption', {}, i === 0 ? t('verify.own') : t('verify.other')),
      h(
        'div',
        { class: 'dealt-cards' },
        ...[...hands[seat]]
          .sort((a, b) => strength(a) - strength(b))
          .map((card) => drawn('playing-card', cardFace(card))),
      ),
    ),
  );
  openSheet(
    t('match.verify'),
    h('p', { class: isRight ? 'verdict is-right' : 'verdict is-wrong' }, h('b', {}, verdict)),
    h('ul', { class: 'deal-checks' }, ...lines),
    ...shown,
    h(
      'dl',
      { class: 'deal-facts' },
      ...fact(t('verify.seed'), proof.seed),
      ...fact(t('verify.hash'), commitmentOf(seedFromText(proof.seed))),
      ...fact(t('verify.first'), proof.clientSeeds[0]),
      ...fact(t('verify.second'), proof.clientSeeds[1]),
    ),
    h('p', { class: 'fine' }, t('verify.how')),
  );
}

interface DealCheck {
  claim: string;
  holds: boolean;
}

/** Recomputes a deal. `seeds`: what the page stored before the match, if still known. */
function checkDeal(proof: MatchProof, seeds: StoredSeeds | undefined): DealCheck[] {
  const { seed, seal, clientSeeds, hands, you } = proof;
  const sealed = commitmentOf(seedFromText(seed));
  const again = dealFrom(seed, clientSeeds);
  const own = { claim: t('check.seen'), holds: seeds?.seal === sealed };
  const added = { claim: t('check.added'), holds: seeds?.clientSeed === clientSeeds[you] };
  return [
    { claim: t('check.seed'), holds: sealed === seal },
    ...(seeds ? [own, added] : []),
    { claim: t('check.cards'), holds: String(again) === String(hands) },
  ];
}
