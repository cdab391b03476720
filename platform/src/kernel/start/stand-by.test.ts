import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { after, before, test } from 'node:test';
import { stepOf } from './parent-process.ts';
import { createStartProgress } from './progress.ts';
import { openStandBy, type StandBy } from './stand-by.ts';

const heard: unknown[] = [];
const progress = createStartProgress((step) => void heard.push({ step }));
let standBy: StandBy;
let address = '';

before(async () => {
  const port = await freePort();
  standBy = await openStandBy({ PORT: port, OPERATOR_PORT: port, HOST: '127.0.0.1' }, progress);
  address = `http://127.0.0.1:${port}`;
  await progress.during('seeding: games history', async () => {});
  progress.expect(['publication']);
  progress.note({ name: 'build remote-games 1.0.0', state: 'running', ms: 4000 });
});
after(() => standBy.close());

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socketAddress = server.address();
  server.close();
  await once(server, 'close');
  assert.ok(socketAddress !== null && typeof socketAddress === 'object');
  return socketAddress.port;
}

const page = async (language: string) => {
  const answer = await fetch(address, { headers: { accept: 'text/html', 'accept-language': language } });
  return { answer, html: await answer.text() };
};

test('shows a page that the portal is starting, with each step, its state and its time', async () => {
  const { answer, html } = await page('EN');
  assert.equal(answer.status, 503);
  assert.ok(answer.headers.get('retry-after'));
  assert.equal(answer.headers.get('cache-control'), 'no-store');
  assert.match(
    html,
    /<h1>The portal is starting<\/h1><p role="status" aria-atomic="false">[^<]+<b>Build: remote-games 1\.0\.0<\/b><\/p>/,
  );
  assert.match(html, /<progress aria-labelledby="steps" max="3" value="1" aria-valuetext="1 of 3 steps done">/);
  assert.match(html, /<li class="done"><i><\/i><span>Demo data: betting history<\/span><b>done<\/b><time>0\.0 s/);
  const running =
    /<li class="running"><i><\/i><span>Build: remote-games 1\.0\.0<\/span><b>in progress<\/b><time>([\d.]+) s/;
  const [, seconds] = running.exec(html) ?? [];
  assert.ok(Number(seconds) >= 4, `counted from what was reported: ${seconds}`);
});

test("names steps in the reader's language", async () => {
  assert.match((await page('CN')).html, /<span>构建： remote-games.*<span>演示数据：投注记录</);
  assert.match((await page('MY')).html, /<span>Bina: remote-games.*<span>Data demo: rekod pertaruhan</);
  assert.match((await page('VN')).html, /lang="vi".*<span>Dựng: remote-games.*<span>Dữ liệu mẫu: lịch sử cược</s);
  assert.match((await page('TH')).html, /lang="th".*<span>สร้าง: remote-games.*<span>ข้อมูลตัวอย่าง: ประวัติเดิมพัน</s);
  assert.match((await page('CN')).html, /aria-valuetext="已完成 1 \/ 3 步"/);
  assert.match((await page('MY')).html, /aria-valuetext="1 daripada 3 langkah selesai"/);
  assert.match((await page('vi-VN,vi;q=0.9')).html, /aria-valuetext="đã xong 1\/3 bước"/);
  assert.match((await page('th-TH')).html, /aria-valuetext="เสร็จแล้ว 1 จาก 3 ขั้น"/);
  assert.match((await page('TY')).html, /<span>Demo data: betting history</);
});

test('answers calls with a code and a time to retry', async () => {
  const answer = await fetch(`${address}/wps/system/status`, { headers: { accept: 'application/json' } });
  assert.equal(answer.status, 503);
  assert.ok(answer.headers.get('retry-after'));
  const body: { success: boolean; code: string } = await answer.json();
  assert.equal(body.success, false);
  assert.match(body.code, /^[a-z_]+$/);
});

test('reports every step to the parent process', () => {
  assert.deepEqual(
    heard.map((message) => stepOf(message)?.state),
    ['running', 'done', 'waiting'],
  );
  assert.equal(stepOf({ step: { name: 'x', state: 'unknown', ms: 1 } }), undefined);
});
