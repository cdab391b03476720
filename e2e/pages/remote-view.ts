import { expect, type Locator } from '@playwright/test';
import type { RemoteName } from '../setup/releases/registry-client.ts';
import type { Portal } from './portal.ts';

/** A page that only the shell draws. */
const elsewhere = '/vip';

/** Screens by which a visitor reaches a remote; the member centre opens over the page of a member. */
const screenOf: Readonly<Record<RemoteName, string>> = {
  'remote-games': '/rng',
  'remote-lottery': '/elott',
  'remote-agent-centre': '/agentHome',
  'remote-member-centre': elsewhere,
};

/** Text of the panel in place of a remote of which no version works. */
const wordsWithout: Readonly<Record<RemoteName, string>> = {
  'remote-games': 'The games cannot be shown right now',
  'remote-lottery': 'The lottery cannot be shown right now',
  'remote-agent-centre': 'The agent centre cannot be shown right now',
  'remote-member-centre': 'The member centre cannot be shown right now',
};

/** A remote in a page: the element that the shell mounts it in carries its name and version. */
export class RemoteView {
  constructor(
    readonly portal: Portal,
    readonly name: RemoteName,
  ) {}

  /** Element of the visible version; a version that is loading is hidden. The element of an overlay has no box. */
  get element(): Locator {
    return this.portal.page.locator(`[data-remote="${this.name}"]:not([hidden], [hidden] *)`);
  }

  get isForVisitors(): boolean {
    return this.name === 'remote-games' || this.name === 'remote-lottery';
  }

  /** What the remote has drawn; an overlay draws a sheet with a menu over the placeholder of the shell. */
  get drawn(): Locator {
    const { page, memberCentre } = this.portal;
    if (this.name === 'remote-member-centre') return memberCentre.sheet.filter({ has: page.getByRole('navigation') });
    return this.element.locator(':scope > *').filter({ visible: true }).first();
  }

  /** The panel that replaces a remote which cannot be shown. */
  get panel(): Locator {
    return this.portal.page.getByRole('alert').filter({ hasText: wordsWithout[this.name] });
  }

  /** Opens the remote's screen by a page load and logs in on the way where that is required. */
  async open(): Promise<void> {
    if (this.name === 'remote-agent-centre') {
      await this.portal.open(elsewhere);
      await this.portal.logIn('agent02');
    }
    // A request without a response prevents the load event.
    await this.portal.page.goto(screenOf[this.name], { waitUntil: 'domcontentloaded' });
    await expect(this.portal.header).toBeVisible();
    if (this.name === 'remote-member-centre') {
      await this.portal.logIn('player03');
      await this.portal.pickFromAccountMenu('Player Three', 'My account');
    }
  }

  /** Waits until the page shows this version of the remote. */
  async isShown(version: string, timeout = 15_000): Promise<void> {
    await expect(this.element).toHaveAttribute('data-version', version, { timeout });
    await this.isDrawn(timeout);
  }

  /** Waits for any version. The placeholder sheet of an overlay does not belong to the remote. */
  async isDrawn(timeout = 15_000): Promise<void> {
    await expect(this.element).toBeAttached({ timeout });
    await expect(this.drawn).toBeVisible({ timeout });
  }
}
