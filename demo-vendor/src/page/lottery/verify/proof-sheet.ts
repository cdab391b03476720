import { clientSeedOfDraw } from '../../../lottery/draws/draw-seed.rules.ts';
import type { DrawView, LotterySession } from '../../../lottery/lottery-shapes.ts';
import { findKind } from '../../../lottery/rules/find-kind.ts';
import type { LotteryKindCode } from '../../../lottery/rules/lottery-kind.ts';
import { icon } from '../../art/line-icons.ts';
import { h } from '../../dom/dom.ts';
import { fact } from '../../frame/fact.ts';
import { checkList, verdict } from '../../frame/proof-parts.ts';
import { openSheet } from '../../frame/sheet.ts';
import { readCommitment } from '../../verify/commitments.ts';
import { drawName } from '../clock/clock.rules.ts';
import { timeInZone } from '../clock/clock-words.ts';
import { readDraw } from '../lottery-api.ts';
import { boardOfDraw } from '../results/board-of-draw.ts';
import { t } from '../texts/translate.ts';
import { boardOfSeed, checkDraw, type DrawProof, isSeed } from './check-draw.rules.ts';
import { commitmentKey } from './commitment-key.ts';

/** Creates the page's checks of a proof, for anything drawn from a seed. */
export function proofContent(
  kind: LotteryKindCode,
  clientSeed: string,
  proof: DrawProof,
  earlierCommitment?: string,
): HTMLElement[] {
  const { seed, commitment, corrections } = proof;
  const counted = checkDraw(findKind(kind), clientSeed, proof, earlierCommitment);
  const checks = counted.map((check) => ({ ...check, claim: t(check.claim) }));
  const right = t(corrections > 0 ? 'proof.right_first' : 'proof.right');
  const board = isSeed(seed) ? boardOfSeed(findKind(kind), seed, clientSeed) : undefined;
  const drawn = board ? [h('h3', {}, t('proof.board')), boardOfDraw(kind, board)] : [];
  const corrected = corrections > 0 ? [h('p', { class: 'board-note' }, icon('warn'), t('proof.corrected'))] : [];
  return [
    verdict(checks, { sealed: t('proof.sealed'), right }),
    checkList(checks),
    ...corrected,
    ...drawn,
    h(
      'dl',
      { class: 'proof-facts' },
      ...fact(t('proof.commitment'), commitment),
      ...(seed ? fact(t('proof.seed'), seed) : []),
      ...fact(t('proof.name'), clientSeed),
    ),
    h('p', { class: 'fine' }, t('proof.chance')),
  ];
}

/** Opens the proof of a draw over the page. */
export async function openDrawProof(
  { session }: LotterySession,
  kind: LotteryKindCode,
  gameCode: string,
  drawId: string,
): Promise<void> {
  const draw: DrawView | undefined = await readDraw(session, gameCode, drawId).catch(() => undefined);
  const failed = h('p', { role: 'alert' }, t('proof.failed'));
  if (!draw) return void openSheet(t('proof.title'), failed);
  const title = h(
    'p',
    { class: 'proof-draw' },
    h('b', {}, t('draw.name', { name: drawName(drawId) })),
    ` · ${timeInZone(draw.drawsAt)}`,
  );
  const earlierCommitment = readCommitment(commitmentKey(gameCode, drawId));
  openSheet(
    t('proof.title'),
    title,
    ...proofContent(kind, clientSeedOfDraw(gameCode, drawId), draw, earlierCommitment),
    ...publishedInstead(kind, draw),
  );
}

/** Creates the corrected board that replaces the drawn one, and the reason. */
function publishedInstead(kind: LotteryKindCode, { corrections, numbers, reason }: DrawView): HTMLElement[] {
  if (corrections === 0 || !numbers) return [];
  const reasonPart = reason ? [h('p', {}, t('draw.reason', { reason }))] : [];
  return [h('h3', {}, t('proof.now')), boardOfDraw(kind, numbers), ...reasonPart];
}
