import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { checkPorts, freePorts, portsFrom, StartProblem } from './ports.ts';

test('the other ports follow PORT', () => {
  assert.deepEqual(portsFrom({}), { platform: 8080, vendor: 8081, operator: 8082, provider: 8083 });
  assert.deepEqual(portsFrom({ PORT: '9000' }), { platform: 9000, vendor: 9001, operator: 9002, provider: 9003 });
  const moved = { platform: 9000, vendor: 9500, operator: 9002, provider: 9003 };
  assert.deepEqual(portsFrom({ PORT: '9000', VENDOR_PORT: '9500' }), moved);
});

test('names an invalid port', () => {
  for (const PORT of ['eighty', '0', '70000', '80.5']) {
    assert.throws(
      () => portsFrom({ PORT }),
      (error) => error instanceof StartProblem && error.message.includes(PORT),
    );
  }
});

test('a busy port is named with the way to another', async () => {
  const ports = await freePorts();
  await checkPorts(ports, 0);
  const server = createServer();
  await new Promise<void>((done) => server.listen(ports.vendor, 'localhost', done));
  await assert.rejects(
    checkPorts(ports, 0),
    (error) =>
      error instanceof StartProblem &&
      error.message.includes(`Port ${ports.vendor}`) &&
      error.message.includes('VENDOR_PORT='),
  );
  await new Promise((done) => server.close(done));
});
