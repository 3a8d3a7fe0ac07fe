import { pageQuery } from '@yizhan/contract/entities/common.ts';
import { expect, test } from 'vitest';
import { canBeLate, parseAddress, toSearchParams } from './todos-address.ts';

const usual = { tab: 'TODO', keyword: '', sort: 'LATE', lateOnly: false, page: 1 } as const;

test('an address that says nothing, or nonsense, shows the first page of 待办', () => {
  expect(parseAddress(new URLSearchParams())).toEqual(usual);
  expect(parseAddress(new URLSearchParams('tab=NONE&sort=x&late=yes&page=-3&keyword=%20'))).toEqual(usual);
});

test('what is shown is written into the address and read back, beside what others put there', () => {
  const address = { tab: 'CC', keyword: '用印 50%', sort: 'DUE', lateOnly: true, page: 3 } as const;
  const written = toSearchParams(new URLSearchParams('section=affairs'), address);
  expect(written.get('section')).toBe('affairs');
  expect(parseAddress(written)).toEqual(address);
});

test('what is usual leaves no trace but the tab', () => {
  expect(toSearchParams(new URLSearchParams('late=1&page=2&sort=DUE&keyword=a'), usual).toString()).toBe('tab=TODO');
});

test('no page of an address is beyond what can be asked for', () => {
  for (const said of ['0', '1.5', '-1', '100001', '1e9', 'Infinity', '99999999999999999999']) {
    const { page } = parseAddress(new URLSearchParams({ page: said }));
    expect([said, pageQuery.safeParse({ current: page }).success]).toEqual([said, true]);
  }
  expect(parseAddress(new URLSearchParams('page=100000')).page).toBe(100_000);
});

test('what is done is never late', () => {
  expect([canBeLate('TODO'), canBeLate('DONE')]).toEqual([true, false]);
});
