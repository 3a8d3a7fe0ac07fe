import { expect, test } from 'vitest';
import { toViewLink } from './open-view.ts';

test('MV-2 openServiceIfram goes to the page of common tools', () => {
  expect(toViewLink('openServiceIfram', { id: '5', url: 'https://a.example/' })).toEqual({
    href: '#/home/iframPage?id=5',
  });
});

test('MV-2 workGuide opens the directory', () => {
  expect(toViewLink('workGuide', { id: '5', url: '' })).toEqual({ href: '#/home/guides' });
});

test('an address opens in a new tab, a page of the portal in this one', () => {
  expect(toViewLink('newTab', { id: '5', url: 'https://a.example/' })).toMatchObject({ target: '_blank' });
  expect(toViewLink('newTab', { id: '5', url: '/home/guides' })).toEqual({ href: '#/home/guides' });
});

test('a tool whose address may not be opened leads to the page that says so', () => {
  expect(toViewLink('newTab', { id: '5', url: '' })).toEqual({ href: '#/home/iframPage?id=5' });
});
