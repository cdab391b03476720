import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { App } from '@portal/platform/app';
import { addMember, tokenOf } from '@portal/platform/modules/accounts/testing/add-member';
import { type TestStudio, testGame, testStudio } from '@portal/platform/modules/games/testing/test-studio';
import { between, houseAccount, memberAccount } from '@portal/platform/modules/wallet/index';
import { apiClient } from '@portal/platform/testing/api-client';
import { openTestEmbedded } from '@portal/platform/testing/database/databases';
import type { TestClock } from '@portal/platform/testing/test-clock';
import { testApp } from '@portal/platform/testing/test-kernel';
import { launchGame } from '@portal/shared/contract/games/launch';
import type { KitOptions } from '../kit.ts';
import type { VendorKey } from '../signed-call.ts';
import { type Asked, type Behaviour, signAgain } from './behaviour.ts';

export interface KitPlatform {
  key: VendorKey;
  origin: string;
  /** Options of a run with a fresh launch of a player with 100.00. */
  options(): Promise<KitOptions>;
  /** Address of the game page, as the portal opens it, with a token of its own. */
  launchAddress(): Promise<string>;
  /** Deviation of the platform from now on; undefined for none. */
  behave(behaviour: Behaviour | undefined): void;
  close(): Promise<void>;
}

/** The kit goes by the time of day, as a studio does. */
const realTime: TestClock = { now: () => new Date(), set: () => {}, advanceMs: () => {} };

/** The real platform over a database in memory, behind a server that can break the rules for it. */
export async function kitPlatform(): Promise<KitPlatform> {
  const { database, close } = await openTestEmbedded();
  const app = await testApp(database, { clock: realTime });
  const studio = await testStudio(app);
  const [player, other] = [await playerOf(app, 'kit001', 10_000n), await playerOf(app, 'kit002', 10_000n)];
  let behaviour: Behaviour | undefined;

  const server = createServer(async (request, response) => {
    const { status, text: answer } = await serve(app, studio, behaviour, await askedOf(request));
    response.writeHead(status, { 'content-type': 'application/json' }).end(answer);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const origin = `http://127.0.0.1:${address.port}`;
  const launchAddress = async (token = player) => {
    const asked = { vassalage: studio.vassalage, gameCode: testGame };
    return (await apiClient(app).send(launchGame, asked, { token })).value.content;
  };
  const tokenIn = (launch: string) => launch.slice(launch.indexOf('#t=') + 3);
  let runs = 0;
  return {
    origin,
    key: studio.key,
    launchAddress: () => launchAddress(),
    async options() {
      runs += 1;
      return {
        origin,
        key: studio.key,
        stake: '1.00',
        minimum: '0.10',
        maximum: '500.00',
        hasNoJackpot: true,
        launchToken: tokenIn(await launchAddress()),
        otherLaunchToken: tokenIn(await launchAddress(other)),
        prefix: `run${runs}`,
      };
    },
    behave(next) {
      behaviour = next;
    },
    async close() {
      await new Promise((done) => server.close(done));
      await app.close();
      await close();
    },
  };
}

async function playerOf(app: App, account: string, minor: bigint): Promise<string> {
  const { id } = await addMember(app, account);
  const legs = between(houseAccount('deposits'), memberAccount(id), minor);
  await app.modules.wallet.post({ source: 'test-deposit', reference: account, kind: 'deposit', legs });
  return tokenOf(app, account);
}

async function askedOf(request: IncomingMessage): Promise<Asked> {
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  return { method: request.method ?? '', url: request.url ?? '', headers, body: await text(request) };
}

async function serve(app: App, studio: TestStudio, behaviour: Behaviour | undefined, asked: Asked) {
  const changed = behaviour?.asked?.(asked);
  if (changed?.answer) return { status: changed.answer.status, text: JSON.stringify(changed.answer.json) };
  const { method, url, headers, body } = changed?.request ? signAgain(studio.key, changed.request) : asked;
  const name = method === 'GET' ? 'GET' : method === 'PUT' ? 'PUT' : 'POST';
  const { 'content-length': _length, ...others } = headers;
  const answer = await app.server.inject({
    method: name,
    url,
    headers: others,
    ...(name === 'GET' ? {} : { payload: body }),
  });
  const given = { status: answer.statusCode, json: answer.json() };
  const reply = behaviour?.answered?.(asked, given) ?? given;
  return { status: reply.status, text: JSON.stringify(reply.json) };
}
