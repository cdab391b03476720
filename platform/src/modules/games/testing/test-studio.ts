import { randomBytes } from 'node:crypto';
import type { Call } from '@portal/shared/contract/calls/define-call';
import { launchGame } from '@portal/shared/contract/games/launch';
import { vendorAuthenticate } from '@portal/shared/contract/vendor-api/rounds';
import { vendorHeaders } from '@portal/shared/contract/vendor-api/signing';
import type { App } from '../../../app.ts';
import { callSignature } from '../../../kernel/security/call-signature.rules.ts';
import { type ApiAnswer, apiClient } from '../../../testing/api-client.ts';
import { addMember, tokenOf } from '../../accounts/testing/add-member.ts';
import { between, houseAccount, memberAccount } from '../../wallet/index.ts';
import { fileGame } from './file-game.ts';

export const testGame = 'test-slot';
export const testTransferGame = 'test-transfer-slot';
export const testTransferVendor = 'TESTT';
export const testProvider = 'test-studio';
const vassalage = 'TEST';

/** Faults of a hostile or broken studio. */
export interface SigningFaults {
  secret?: string;
  timestamp?: string;
  nonce?: string;
  /** Changes the body after it was signed. */
  tamper?: (body: string) => string;
}

export interface TestStudio {
  /** Vendor of its seamless game. */
  readonly vassalage: string;
  /** For load generators that sign by themselves. */
  readonly key: { keyId: string; secret: string };
  send<C extends Call>(call: C, input: Record<string, unknown>, faults?: SigningFaults): Promise<ApiAnswer<C>>;
}

function gameOf(gameCode: string, vendor: string) {
  return {
    gameCode,
    gameName: gameCode,
    gameType: 'RNG',
    vassalage: vendor,
    ...fileGame,
    lines: 5,
    minBet: '0.10',
    isHot: true,
  };
}

/** Opens a game for a member and enters it as the studio does. */
export async function openGame(
  app: App,
  studio: TestStudio,
  token: string,
  vendor = studio.vassalage,
  gameCode = testGame,
) {
  const launched = await apiClient(app).send(launchGame, { vassalage: vendor, gameCode }, { token });
  const launchToken = new URL(launched.value.content).hash.slice('#t='.length);
  const { value } = await studio.send(vendorAuthenticate, { launchToken });
  return { playerId: value.playerId, launchId: value.launchId, token, balance: value.balance };
}

/** Adds a studio with a game of each wallet mode, and its key. */
export async function testStudio(app: App): Promise<TestStudio> {
  await app.modules.games.importCatalogue({
    provider: testProvider,
    origin: app.server.kernel.settings.VENDOR_ORIGIN,
    vendors: [
      { vassalage, name: 'Test Studio', gameType: 'RNG' },
      { vassalage: testTransferVendor, name: 'Test Transfer', gameType: 'RNG', walletMode: 'transfer' },
    ],
    games: [gameOf(testGame, vassalage), gameOf(testTransferGame, testTransferVendor)],
  });
  return signingStudio(app, testProvider, vassalage);
}

/** Adds another studio, with one game. */
export async function otherStudio(app: App, provider: string, vendor: string): Promise<TestStudio> {
  await app.modules.games.importCatalogue({
    provider,
    origin: `http://${provider}.test`,
    vendors: [{ vassalage: vendor, name: provider, gameType: 'RNG' }],
    games: [gameOf(testGame, vendor)],
  });
  return signingStudio(app, provider, vendor);
}

async function signingStudio(app: App, provider: string, vendor: string): Promise<TestStudio> {
  return studioWithKey(app, await app.modules.games.createVendorKey(provider), vendor);
}

/** A studio that signs with a key that exists. */
export function studioWithKey({ server }: App, key: TestStudio['key'], vendor = vassalage): TestStudio {
  return {
    vassalage: vendor,
    key,
    async send(call, input, faults = {}) {
      const isRead = call.method === 'get';
      const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
      const url = isRead ? `${call.path}?${query}` : call.path;
      const body = isRead ? '' : JSON.stringify(input);
      const timestamp = faults.timestamp ?? String(Math.floor(server.kernel.clock.now().getTime() / 1000));
      const nonce = faults.nonce ?? randomBytes(16).toString('hex');
      const signed = { method: call.method.toUpperCase(), pathWithQuery: url, timestamp, nonce, body };
      const answer = await server.inject({
        method: call.method,
        url,
        headers: {
          ...(isRead ? {} : { 'content-type': 'application/json' }),
          [vendorHeaders.key]: key.keyId,
          [vendorHeaders.timestamp]: timestamp,
          [vendorHeaders.nonce]: nonce,
          [vendorHeaders.signature]: callSignature(faults.secret ?? key.secret, signed),
        },
        ...(isRead ? {} : { payload: faults.tamper ? faults.tamper(body) : body }),
      });
      return { status: answer.statusCode, headers: answer.headers, ...answer.json() };
    },
  };
}

export interface TestPlayer {
  playerId: string;
  launchId: string;
  token: string;
}

/** Adds a member with money in the wallet who has opened the test game. */
export async function launchedPlayer(
  app: App,
  studio: TestStudio,
  account: string,
  minor: bigint,
): Promise<TestPlayer> {
  const member = await addMember(app, account);
  await app.modules.wallet.post({
    source: 'test-deposit',
    reference: account,
    kind: 'deposit',
    legs: between(houseAccount('deposits'), memberAccount(member.id), minor),
  });
  const token = await tokenOf(app, account);
  return openGame(app, studio, token);
}
