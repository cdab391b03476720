import type { MemberInfo } from '@portal/shared/contract/accounts/member-info';
import type { Call, CallInput, CallOutput } from '@portal/shared/contract/calls/define-call';
import type { SiteInfo } from '@portal/shared/contract/content/site';
import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { OpensIn } from '@portal/shared/contract/games/opens-in';
import type { ToldLotteryLaunch } from '@portal/shared/contract/lottery/lottery-launch';
import type { PortalBus } from '@portal/shared/events/portal-bus';
import type { Readable } from './readable.ts';

/** The portal's location: the parts of the address that a remote may read. */
export interface HostLocation {
  pathname: string;
  search: string;
  hash: string;
}

export type Overlay = 'member-centre' | 'agent-centre';
export type Theme = 'light' | 'dark';
export type ToastTone = 'good' | 'bad' | 'info';

export interface LaunchRequest {
  vassalage: string;
  gameCode: string;
  gameName: string;
  /** Room of a card game between players. */
  roomId?: string;
  /** `fb`: by the launch call of the sports page, which opens only sports games (docs/product.md 7.2). */
  via?: 'fb';
  /** For a lottery: how its page opens; omitted fields are the platform's choice. */
  lottery?: Partial<ToldLotteryLaunch>;
  /** A price of a board of matches for the slip of the book; the platform checks its form. */
  selection?: string;
  /** As the list states it: the window of a `popup` must be opened by the press, before the platform responds. */
  opensIn?: OpensIn;
  /** The player knows that the studio's own wallet is empty and wants to see the game. */
  knowsWallet?: boolean;
  /** Own path for "back to the lobby"; defaults to the current location. */
  backUrl?: string;
}

export interface ConfirmRequest {
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel?: string;
  /** The confirmed action cannot be undone, and its button says so. */
  isDanger?: boolean;
}

/** A code that the identity provider has sent by SMS. */
export interface PhoneConfirmation {
  /** @returns the identity token for the typed code */
  confirm(code: string): Promise<string>;
}

/** The contract client bound to the session. @throws RefusalError for refusals, FaultError otherwise */
export type HostCall = <C extends Call>(
  call: C,
  input: CallInput<C>,
  options?: { idempotencyKey?: string; signal?: AbortSignal },
) => Promise<CallOutput<C>>;

/**
 * What the shell passes to a remote at mount, without the token: a remote calls, navigates, opens dialogs and launches
 * games only through the shell.
 */
export interface Host {
  readonly call: HostCall;
  readonly events: PortalBus;
  readonly location: Readable<HostLocation>;
  navigate(to: string, options?: { replace?: boolean }): void;
  readonly language: Readable<LanguageCode>;
  readonly theme: Readable<Theme>;
  /** The logged-in member; undefined for a visitor. */
  readonly member: Readable<MemberInfo | undefined>;
  /** Balance text as the header shows it; undefined before the first response. */
  readonly balance: Readable<string | undefined>;
  readonly site: SiteInfo;
  /**
   * Has the identity provider send a code, where it is the one that proves numbers (`site.identity.smsChannel`). Its own
   * check against machines may stand in `place`. What it refuses, here or when the code is confirmed, is thrown as the
   * refusal of a call, in its words for the player.
   * @param phone in E.164, for example "+639171234567"
   */
  sendProviderCode(phone: string, place: HTMLElement): Promise<PhoneConfirmation>;
  openOverlay(overlay: Overlay, page?: string): void;
  closeOverlay(): void;
  openLogin(): void;
  /**
   * Whether a protected action may continue (docs/product.md 6). If not, the login popup or the trial account warning
   * has been opened.
   */
  mayDoProtected(): boolean;
  /** Does a protected action: at once, or once after the login that a visitor is asked for (docs/product.md 5). */
  protect(goOn: () => void): void;
  /** Launches by the rules of docs/product.md 2.1 and 6: after a login without a token; a warning for a trial account. */
  launchGame(request: LaunchRequest): Promise<void>;
  /**
   * Launches whose games are open in their own windows. Such a window has no access to the portal and sends no
   * messages.
   */
  readonly gameWindows: Readable<readonly string[]>;
  /** True when the player confirmed. */
  confirm(request: ConfirmRequest): Promise<boolean>;
  toast(text: string, tone?: ToastTone): void;
  /** Loads the balance again (click to refresh). */
  refreshBalance(): Promise<void>;
}
