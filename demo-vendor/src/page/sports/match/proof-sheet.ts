import type { FixtureProof } from '../../../sports/sports-shapes.ts';
import { h } from '../../dom/dom.ts';
import { fact } from '../../frame/fact.ts';
import { checkList, verdict } from '../../frame/proof-parts.ts';
import { openSheet } from '../../frame/sheet.ts';
import { localizeEvent } from '../localize-sportsbook.ts';
import { readProof } from '../sports-api.ts';
import { t } from '../texts/translate.ts';
import { verifyMatch } from './verify-match.rules.ts';

const words = () => ({ sealed: t('proof.sealed'), right: t('proof.right') });

/** Creates the claims of a proof, and this page's checks of them. */
function proofContent(proof: FixtureProof, earlierCommitment: string | undefined): HTMLElement[] {
  const checks = verifyMatch(proof, earlierCommitment);
  const steps = (proof.events ?? [])
    .map(localizeEvent)
    .map(({ clock, text, home, away }) =>
      h('li', {}, h('span', {}, clock), h('span', {}, text), h('b', {}, `${home} : ${away}`)),
    );
  return [
    h(
      'p',
      { class: 'proof-match' },
      h('b', {}, t('row.versus', { home: proof.home, away: proof.away })),
      ` ${proof.leagueName}`,
    ),
    verdict(checks, words()),
    checkList(checks),
    h(
      'dl',
      { class: 'proof-facts' },
      ...fact(t('row.match'), proof.fixtureId),
      ...fact(t('proof.seal'), proof.commitment),
      ...(proof.seed ? fact(t('proof.seed'), proof.seed) : []),
      ...fact(t('proof.chances'), t('proof.both', { home: proof.model.home ?? 0, away: proof.model.away ?? 0 })),
    ),
    ...(steps.length > 0 ? [h('h3', {}, t('proof.again')), h('ol', { class: 'proof-events' }, ...steps)] : []),
    h('p', { class: 'fine' }, t('proof.how')),
  ];
}

/** Opens the proof of a match over the page. */
export async function openProof(
  session: string,
  fixtureId: string,
  earlierCommitment: string | undefined,
): Promise<void> {
  const proof = await readProof(fixtureId, session).catch(() => undefined);
  const failed = h('p', {}, t('proof.failed'));
  openSheet(t('proof.title'), ...(proof ? proofContent(proof, earlierCommitment) : [failed]));
}
