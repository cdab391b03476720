import type { ReleaseManifest } from '@portal/shared/contract/releases/release-manifest';
import type { FrameName, SignInConfig } from '@portal/shared/contract/releases/scripts-frames';
import { releaseFolderUrl } from '../composition/composition.rules.ts';
import { frameHeaders } from './frame-headers.rules.ts';
import type { PageOrigins } from './page-headers.rules.ts';
import { analyticsOrigins, type SiteServices } from './page-origins.rules.ts';
import { renderFrameHtml } from './render-frame-html.ts';
import type { FramePage } from './serve-frames.ts';

/** Scripts of others that the portal uses at the moment. */
export interface OutsideScripts {
  /** The project of the identity provider. */
  firebase?: SignInConfig['firebase'];
  /** Empty: no analytics. */
  gtagId: string;
}

interface FrameDeps {
  /** The live shell, if there is one. */
  shell(): ReleaseManifest | undefined;
  identityOrigins(): Promise<Omit<PageOrigins, 'images'>>;
  outsideScripts(): Promise<OutsideScripts>;
  siteServices(): Promise<Pick<SiteServices, 'domains'>>;
  /** The portal's own origin. */
  publicOrigin: string;
}

/** Returns the page of a frame as the settings are now; undefined where they have no use for it. */
export async function framePage(deps: FrameDeps, name: FrameName): Promise<FramePage | undefined> {
  const shell = deps.shell();
  const { domains } = await deps.siteServices();
  const { firebase, gtagId } = await deps.outsideScripts();
  if (!shell || (name === 'signIn' ? !firebase : !gtagId)) return undefined;
  const parents = [...new Set([deps.publicOrigin, ...domains])];
  const config = name === 'signIn' && firebase ? { parents, firebase } : { parents, gtagId };
  const html = renderFrameHtml({ release: shell, base: releaseFolderUrl(shell), name, config });
  if (html === undefined) return undefined;
  const origins =
    name === 'signIn' ? { ...(await deps.identityOrigins()), images: [] } : { ...analyticsOrigins, frames: [] };
  return { html, headers: frameHeaders(origins, parents) };
}
