import { expect, type Locator } from '@playwright/test';
import type { RemoteName } from '../setup/releases/registry-client.ts';
import type { Portal } from './portal.ts';

/** A page of the shell alone. */
const elsewhere = '/vip';

/** Screens by which a visitor meets a remote; the member centre opens over the page of a member. */
const screenOf: Readonly<Record<RemoteName, string>> = {
  'remote-games': '/rng',
  'remote-lottery': '/elott',
  'remote-agent-centre': '/agentHome',
  'remote-member-centre': elsewhere,
};

/** What the panel in the place of a remote says when none of its versions works. */
const wordsWithout: Readonly<Record<RemoteName, string>> = {
  'remote-games': 'The games cannot be shown right now',
  'remote-lottery': 'The lottery cannot be shown right now',
  'remote-agent-centre': 'The agent centre cannot be shown right now',
  'remote-member-centre': 'The member centre cannot be shown right now',
};

/** A remote in a page: the element that the shell gave it says its name and version. */
export class RemoteView {
  constructor(
    readonly portal: Portal,
    readonly name: RemoteName,
  ) {}

  /** Of the version that the player has; one that is being made ready beside it is hidden. The element of an overlay has no box. */
  get element(): Locator {
    return this.portal.page.locator(`[data-remote="${this.name}"]:not([hidden], [hidden] *)`);
  }

  get isForVisitors(): boolean {
    return this.name === 'remote-games' || this.name === 'remote-lottery';
  }

  /** What the remote has drawn: overlays draw a sheet with a menu over the waiting one of the shell. */
  get drawn(): Locator {
    const { page, memberCentre } = this.portal;
    if (this.name === 'remote-member-centre') return memberCentre.sheet.filter({ has: page.getByRole('navigation') });
    return this.element.locator(':scope > *').filter({ visible: true }).first();
  }

  /** The panel shown when the remote cannot be. */
  get panel(): Locator {
    return this.portal.page.getByRole('alert').filter({ hasText: wordsWithout[this.name] });
  }

  /** Goes where the remote is shown, by a page load; who has to be somebody for it logs in on the way. */
  async open(): Promise<void> {
    if (this.name === 'remote-agent-centre') {
      await this.portal.open(elsewhere);
      await this.portal.logIn('agent02');
    }
    // A request without a response keeps the page from having loaded.
    await this.portal.page.goto(screenOf[this.name], { waitUntil: 'domcontentloaded' });
    await expect(this.portal.header).toBeVisible();
    if (this.name === 'remote-member-centre') {
      await this.portal.logIn('player03');
      await this.portal.pickFromAccountMenu('Player Three', 'My account');
    }
  }

  /** Waits until the page shows the remote, drawn, in this version. */
  async isShown(version: string, timeout = 15_000): Promise<void> {
    await expect(this.element).toHaveAttribute('data-version', version, { timeout });
    await this.isDrawn(timeout);
  }

  /** In any version. The placeholder sheet of an overlay does not belong to the remote. */
  async isDrawn(timeout = 15_000): Promise<void> {
    await expect(this.element).toBeAttached({ timeout });
    await expect(this.drawn).toBeVisible({ timeout });
  }
}
