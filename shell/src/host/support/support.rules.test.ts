import { hasLiveChat, supportWay } from './support.rules.ts';

const vip = { csType: 'VIP' as const, path: 'https://vip.example/service' };
const chat = { csType: 'LIVECHAT' as const, path: 'https://chat.example/room' };

// covers 6
test.each([
  ['a visitor', undefined, { way: 'chat' }],
  ['rank 4', 4, { way: 'chat' }],
  ['rank 5', 5, { way: 'vip', path: vip.path }],
])('chooses the right service: %s', (_, rank, way) => {
  expect(supportWay([vip, chat], rank)).toEqual(way);
});

test('above rank 4 without a VIP service: live chat', () => {
  expect(supportWay([chat], 7)).toEqual({ way: 'chat' });
});

test('the VIP service is not offered below its rank; without configuration there is no service', () => {
  expect(supportWay([vip], 4)).toEqual({ way: 'none' });
  expect(supportWay([], 7)).toEqual({ way: 'none' });
});

test.each([
  ['on another site', [chat], true],
  ['a page of the portal', [{ ...chat, path: '/support' }], false],
  ['a page of the portal by its whole address', [{ ...chat, path: 'https://portal.example/help' }], false],
  ['the VIP service alone', [vip], false],
])('there is a live chat if its address is on another site: %s', (_, services, isThere) => {
  expect(hasLiveChat(services, { origin: 'https://portal.example' })).toBe(isThere);
});
