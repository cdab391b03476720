import { clientSeedOfDraw } from '../../../lottery/draws/draw-seed.rules.ts';
import type { DrawView, GameView, LotterySession, TicketView } from '../../../lottery/lottery-shapes.ts';
import { findKind } from '../../../lottery/rules/find-kind.ts';
import type { LotteryKindCode } from '../../../lottery/rules/lottery-kind.ts';
import { icon } from '../../art/line-icons.ts';
import { h } from '../../dom/dom.ts';
import { fact } from '../../frame/fact.ts';
import { checkList, verdict } from '../../frame/proof-parts.ts';
import { openSheet } from '../../frame/sheet.ts';
import { ticketNumber } from '../../frame/ticket-number.rules.ts';
import { readCommitment } from '../../verify/commitments.ts';
import { drawName } from '../clock/clock.rules.ts';
import { timeInZone } from '../clock/clock-words.ts';
import { named } from '../frame/set-text.ts';
import { readDraw } from '../game/lottery-api.ts';
import { boardOfDraw } from '../results/board-of-draw.ts';
import { t } from '../texts/translate.ts';
import { boardOfSeed, checkDraw, commitmentKey, type DrawProof, isSeed } from './check-draw.rules.ts';

/** Opens the proof of an instant ticket: its fields come from its seed and from the number that this page gave it. */
export function openTicketProof({ gameCode, kind }: Pick<GameView, 'gameCode' | 'kind'>, ticket: TicketView): void {
  if (!ticket.instant) return;
  const earlierCommitment = readCommitment(commitmentKey(gameCode, ticket.ticketId));
  const title = h('p', {}, named(ticket.gameName), ` · ${t('receipt.no', { no: ticketNumber(ticket.ticketId) })}`);
  openSheet(
    t('proof.ticket'),
    title,
    ...proofContent(kind, ticket.ticketId, { ...ticket.instant, corrections: 0 }, earlierCommitment),
  );
}

/** Creates the actions that open proofs of draws and tickets of any game of the vendor. */
export function verifyActs(info: LotterySession, kindOf: (gameCode: string) => LotteryKindCode) {
  const draw = (gameCode: string, drawId: string) => void openDrawProof(info, kindOf(gameCode), gameCode, drawId);
  return {
    draw,
    /** Opens the proof of a draw of the ticket, or of an instant ticket itself. */
    ticket(ticket: TicketView, drawId: string): void {
      const { gameCode, instant } = ticket;
      if (instant) openTicketProof({ gameCode, kind: kindOf(gameCode) }, ticket);
      else draw(gameCode, drawId);
    },
  };
}

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
async function openDrawProof(
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
