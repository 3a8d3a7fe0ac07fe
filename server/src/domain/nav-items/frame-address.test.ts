import { expect, test } from 'vitest';
import { decideFrameAddress } from './frame-address.ts';

const hosts = ['oa.school.cn', '*.lib.cn', 'lab.school.cn:8443'];

test.each([
  ['https://oa.school.cn/todo?id=1', true],
  ['http://oa.school.cn/', true],
  ['https://OA.School.cn/', true],
  ['https://a.b.lib.cn/', true],
  ['https://lab.school.cn:8443/x', true],
  ['/s/guide', true],
  ['https://lib.cn/', false],
  ['https://evil-lib.cn/', false],
  ['https://oa.school.cn.evil.cn/', false],
  ['https://oa.school.cn:8443/', false],
  ['https://lab.school.cn/', false],
  ['https://oa.school.cn@evil.cn/', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['//evil.cn/', false],
  ['/\\evil.cn/', false],
  ['relative/path', false],
  ['', false],
])('RT-7 %s may stand inside the portal: %s', (address, allowed) => {
  expect(decideFrameAddress(address, hosts).allowed).toBe(allowed);
});

test('RT-7 an address that is no web address is not even handed out', () => {
  for (const address of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '//evil.cn'])
    expect(decideFrameAddress(address, hosts).url).toBe('');
  expect(decideFrameAddress('https://elsewhere.cn/a', hosts)).toEqual({
    url: 'https://elsewhere.cn/a',
    allowed: false,
  });
});
