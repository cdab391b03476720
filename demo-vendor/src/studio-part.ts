import type { FastifyInstance } from 'fastify';
import type { Gateway } from './gateway/platform-client.ts';
import type { VendorKey } from './gateway/sign-call.ts';
import type { RoundSource } from './operators/round-act-routes.ts';
import type { PageSettings } from './routes/send-page.ts';
import type { VendorStore } from './store/vendor-store.ts';
import type { Disclose } from './tickets/disclosure.ts';

/** What a part of the studio is opened with. */
export interface StudioPartDeps {
  app: FastifyInstance;
  storeFolder: string;
  pages: PageSettings;
  store: VendorStore;
  gateway: Gateway;
  /** The key that the platform and the studio sign with. */
  key: () => VendorKey | undefined;
  log(message: string, details: object): void;
}

/** A part of the studio with a store of its own. */
export interface StudioPart {
  disclose: Disclose;
  rounds: RoundSource;
  /** Resumes what the last run left open. */
  resume(): void;
  /** Stops waiting for the platform, so that nothing new is stored. */
  stop(): void;
  close(): Promise<void>;
}
