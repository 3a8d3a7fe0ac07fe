import { expect, test } from 'vitest';
import { readLogoutRequest, readServiceResponse } from './cas-xml.ts';

const response = (inside: string) =>
  `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">${inside}</cas:serviceResponse>`;
const success = (inside: string) => response(`<cas:authenticationSuccess>${inside}</cas:authenticationSuccess>`);

test('SE-7 an answer names its user, and an attribute only when it has one value', () => {
  const answer = readServiceResponse(
    success(`<cas:user> zhang </cas:user>
      <cas:attributes><cas:number>0071</cas:number><cas:mail>a@b</cas:mail><cas:mail>c@d</cas:mail></cas:attributes>
      <cas:attribute name="number" value="0071"/><cas:attribute name="only" value="x"/>`),
  );
  if (answer.is !== 'user') throw new Error(answer.is);
  expect(answer.user).toBe('zhang');
  expect(['number', 'mail', 'only', 'none'].map(answer.attribute)).toEqual(['0071', undefined, 'x', undefined]);
});

test('SE-7 a refusal is told with the server’s code', () => {
  const answer = readServiceResponse(
    response('<cas:authenticationFailure code="INVALID_TICKET">no</cas:authenticationFailure>'),
  );
  expect(answer).toEqual({ is: 'refused', code: 'INVALID_TICKET' });
});

const xxe = '<!DOCTYPE r [<!ENTITY e SYSTEM "file:///etc/passwd">]>';

test.each([
  ['an entity of its own', xxe + success('<cas:user>&e;</cas:user>')],
  ['an unknown entity', success('<cas:user>&e;</cas:user>')],
  ['a number as an entity', success('<cas:user>a&#100;min</cas:user>')],
  ['a document type', `<!doctype html>${success('<cas:user>zhang</cas:user>')}`],
  ['two users', success('<cas:user>zhang</cas:user><cas:user>admin</cas:user>')],
  ['two users in two namespaces', success('<cas:user>zhang</cas:user><x:user xmlns:x="y">admin</x:user>')],
  ['no user', success('')],
  ['an empty user', success('<cas:user> </cas:user>')],
  ['a comment inside the user', success('<cas:user>admin<!-- -->.evil</cas:user>')],
  ['a comment before the user', success('<cas:user><!-- x -->admin</cas:user>')],
  ['an element inside the user', success('<cas:user>admin<b/></cas:user>')],
  [
    'success and failure',
    response(
      '<cas:authenticationSuccess><cas:user>a</cas:user></cas:authenticationSuccess><cas:authenticationFailure code="X"/>',
    ),
  ],
  [
    'two successes',
    response('<a:authenticationSuccess><user>a</user></a:authenticationSuccess><a:authenticationSuccess/>'),
  ],
  ['a user outside the success', response('<cas:user>zhang</cas:user>')],
  ['two roots', success('<cas:user>a</cas:user>') + success('<cas:user>b</cas:user>')],
  ['HTML', '<html><body><h1>Login</h1><cas:user>zhang</cas:user></body></html>'],
  ['HTML that is no XML', '<html><br><p>Sign in</html>'],
  ['a page in front', `<p>hello</p>${success('<cas:user>zhang</cas:user>')}`],
  ['a torn answer', success('<cas:user>zhang</cas:user>').slice(0, -5)],
  ['words', 'yes\nzhang\n'],
  ['nothing', ''],
  ['very deep', '<a>'.repeat(30_000)],
  ['very deep and closed', response('<a>'.repeat(20_000) + '</a>'.repeat(20_000))],
  ['names of the language', response('<__proto__><user>a</user></__proto__>')],
])('DR-2 an answer with %s signs nobody in', (_, text) => {
  expect(readServiceResponse(text).is).toBe('unreadable');
});

test('SE-7 a single sign-out names one ticket', () => {
  const request = (inside: string) =>
    `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="x" Version="2.0">${inside}</samlp:LogoutRequest>`;
  const index = (ticket: string) => `<samlp:SessionIndex>${ticket}</samlp:SessionIndex>`;
  expect(readLogoutRequest(request(index('ST-1')))).toBe('ST-1');
  for (const text of [
    xxe + request(index('ST-1')),
    request(index('ST-1') + index('ST-2')),
    request(''),
    index('ST-1'),
    'x',
  ])
    expect(readLogoutRequest(text)).toBeUndefined();
});
