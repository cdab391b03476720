import { directRequest } from './direct-request.ts';

test.each([
  ['', undefined],
  ['vendor=LANTERN', undefined],
  ['gameCode=koi', undefined],
  ['vendor=&gameCode=koi', undefined],
  ['vendor=LANTERN&gameCode=koi', { vassalage: 'LANTERN', gameCode: 'koi', gameName: 'koi' }],
  ['vassalage=LANTERN&code=koi&gameName=Koi+Pond', { vassalage: 'LANTERN', gameCode: 'koi', gameName: 'Koi Pond' }],
])('the query %p names %p', (query, expected) => {
  expect(directRequest(new URLSearchParams(query))).toEqual(expected);
});
