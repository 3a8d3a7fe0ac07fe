import { expect, test } from 'vitest';
import { toForeignLink, toOpenableAddress } from './addresses.ts';

test.each<[string, string | null]>([
  ['#/home/homePage', '#/home/homePage'],
  ['/home/homePage', '/home/homePage'],
  ['https://jw.example/x', 'https://jw.example/x'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['https://u:p@jw.example/', null],
])('people are sent to %s only if it is a page or a web address', (address, opened) => {
  expect(toOpenableAddress(address)).toBe(opened);
});

test.each([
  ['https://news.example/1', 'https://news.example/1'],
  ['/info/1.htm', 'https://site.example/info/1.htm'],
  ['2.htm', 'https://site.example/list/2.htm'],
  ['#/home/homePage', '#/home/homePage'],
  ['javascript:alert(1)', ''],
  ['', ''],
])('a link of another site, %s, is read as that site means it', (link, opened) => {
  expect(toForeignLink(link, `https://site.example/list/index.json?who=$\{account}`)).toBe(opened);
});
