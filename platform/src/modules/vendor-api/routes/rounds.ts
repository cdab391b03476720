import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import { knownZone } from '@portal/shared/contract/time/time-zones';
import {
  vendorAuthenticate,
  vendorBalance,
  vendorBet,
  vendorRollback,
  vendorRound,
  vendorWin,
} from '@portal/shared/contract/vendor-api/rounds';
import { vendorHeaders } from '@portal/shared/contract/vendor-api/signing';
import type { FastifyInstance } from 'fastify';
import { headerText } from '../../../kernel/calls/context.ts';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { MemberModule } from '../../accounts/index.ts';
import type { SiteSettings } from '../../content/index.ts';
import type { GamesModule, PlayOutcome } from '../../games/index.ts';
import type { SessionModule } from '../../sessions/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import { publishBalance, publishRound } from '../announce-play.ts';
import { publishRolledBack } from '../publish-rolled-back.ts';
import { publishSettled } from '../publish-settled.ts';
import { walletOfLaunch } from '../wallet-of-launch.ts';

interface AuthenticateDeps {
  games: GamesModule;
  wallet: Wallet;
  settings: SiteSettings;
  member: Pick<MemberModule, 'byId'>;
}

/**
 * Exchanges the token of the page's address, once, for the player behind it. A repeated exchange is answered from the
 * launch as it was taken, with the current balance.
 */
export function authenticateLaunchRoute(app: FastifyInstance, deps: AuthenticateDeps): void {
  const { settings } = app.kernel;
  route(app, vendorAuthenticate, async (exchange, { vendor }) => {
    const launch = await deps.games.takeLaunch(vendor.vendor, exchange);
    if (!launch) throw new Refusal('launch_token_invalid');
    const member = await deps.member.byId(launch.memberId);
    const balance = await deps.wallet.balanceOf(walletOfLaunch(launch.memberId, launch.playAccount));
    return {
      playerId: launch.memberId,
      launchId: launch.id,
      gameCode: launch.gameCode,
      roomId: launch.roomId ?? undefined,
      lottery: launch.lottery ?? undefined,
      currency: settings.CURRENCY,
      currencySymbol: settings.CURRENCY_SYMBOL,
      balance: amountFromMinor(balance),
      language: launch.language,
      timeZone: knownZone(member?.timeZone, await deps.settings.get('timeZone')),
      theme: launch.theme === 'dark' ? ('dark' as const) : ('light' as const),
      portalOrigin: settings.PUBLIC_ORIGIN,
      backUrl: launch.backUrl,
    };
  });
}

const touchEveryMs = 60_000;

/** Records a bet as activity of the member's session, at most once a minute, since there may be many bets a second. */
function createActivity(session: SessionModule) {
  const touchedAt = new Map<string, number>();
  return (memberId: string, nowMs: number): void => {
    if (nowMs - (touchedAt.get(memberId) ?? Number.NEGATIVE_INFINITY) < touchEveryMs) return;
    touchedAt.set(memberId, nowMs);
    void session.touch(memberId).catch(() => touchedAt.delete(memberId));
  };
}

/** Takes a stake from the player for the studio: nonce, checks, ledger, round and transaction in one database call. */
export function placeBetRoute(app: FastifyInstance, deps: { games: GamesModule; session: SessionModule }): void {
  const { kernel } = app;
  const noteActivity = createActivity(deps.session);
  route(app, vendorBet, async (bet, { vendor: { vendor }, request }) => {
    const outcome = await deps.games.placeBet({
      ...bet,
      vendor,
      nonce: headerText(request, vendorHeaders.nonce),
      amount: minorUnits(bet.amount),
    });
    const { reference, balance, isNew } = playAnswer(outcome);
    if (isNew) publishBalance(kernel, bet.playerId, outcome.play_account, balance);
    if (outcome.round_opened)
      publishRound(kernel, bet.playerId, { state: 'opened', roundId: bet.roundId, gameCode: bet.gameCode });
    noteActivity(bet.playerId, kernel.clock.now().getTime());
    return { reference, balance };
  });
}

/** Refunds a stake and publishes the end of its round, in one transaction; leaves a tombstone if the bet has not arrived. */
export function rollbackBetRoute(app: FastifyInstance, { games }: { games: GamesModule }): void {
  const { kernel } = app;
  route(app, vendorRollback, async (rollback, { vendor: { vendor }, request }) => {
    const nonce = headerText(request, vendorHeaders.nonce);
    const outcome = await kernel.database.transaction(async () => {
      const rolledBack = await games.rollbackBet({ ...rollback, vendor, nonce });
      if (rolledBack.round_closed) await publishRolledBack(kernel, games, vendor, [rollback.roundId]);
      return rolledBack;
    });
    const { reference, balance, isNew } = playAnswer(outcome);
    if (isNew) publishBalance(kernel, rollback.playerId, outcome.play_account, balance);
    return { reference, balance };
  });
}

/** Pays a win to the player, or holds it for review; with `closeRound` it also publishes the settled bet, in one transaction. */
export function settleWinRoute(app: FastifyInstance, deps: { games: GamesModule; settings: SiteSettings }): void {
  const { kernel } = app;

  route(app, vendorWin, async (win, { vendor: { vendor }, request }) => {
    const nonce = headerText(request, vendorHeaders.nonce);
    const outcome = await kernel.database.transaction(async () => {
      const settled = await deps.games.settleWin({ ...win, vendor, nonce, amount: minorUnits(win.amount) });
      if (settled.round_closed) await publishSettled(kernel, deps, vendor, [win.roundId]);
      return settled;
    });
    const { reference, balance, isNew } = playAnswer(outcome);
    const { gameCode, amount } = win;
    const isHeld = outcome.is_held === true;
    if (isNew && !isHeld) publishBalance(kernel, win.playerId, outcome.play_account, balance, { gameCode, amount });
    // Play is over for the player, also while operators look at the win.
    if (isNew && win.closeRound)
      publishRound(kernel, win.playerId, { state: 'closed', roundId: win.roundId, gameCode: win.gameCode });
    return { reference, balance, ...(isHeld && { underReview: true }) };
  });
}

/** Returns the balance of the account that the launch, or the player's last one at this studio, plays from. */
export function vendorBalanceRoute(app: FastifyInstance, deps: { games: GamesModule; wallet: Wallet }): void {
  route(app, vendorBalance, async ({ playerId, launchId }, { vendor }) => {
    const account = await deps.games.playAccount({ provider: vendor.vendor, memberId: playerId, launchId });
    if (account === undefined) throw new Refusal('unknown_player');
    return { balance: amountFromMinor(await deps.wallet.balanceOf(walletOfLaunch(playerId, account))) };
  });
}

export function vendorRoundRoute(app: FastifyInstance, games: GamesModule): void {
  route(app, vendorRound, ({ roundId }, { vendor }) => games.roundOf(vendor.vendor, roundId));
}

interface PlayAnswer {
  reference: string;
  balance: string;
  /** False for a repeat, about which nobody is notified again. */
  isNew: boolean;
}

/** Returns the answer of a posted or repeated movement. @throws Refusal with the outcome as code and the balance */
export function playAnswer({ outcome, reference, balance }: PlayOutcome): PlayAnswer {
  const balanceText = balance === null ? undefined : amountFromMinor(BigInt(balance));
  if (outcome === 'posted' || outcome === 'replayed') {
    if (reference === null || balanceText === undefined) throw new Error(`${outcome} without reference or balance`);
    return { reference, balance: balanceText, isNew: outcome === 'posted' };
  }
  if (outcome === 'nonce_used') throw new Refusal('bad_signature');
  const code = outcome === 'unknown_account' ? 'unknown_player' : outcome;
  throw new Refusal(code, balanceText === undefined ? {} : { value: { balance: balanceText } });
}
