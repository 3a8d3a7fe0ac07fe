import { expect, test } from 'vitest';
import { serviceLink } from './open-service.ts';

const service = { serviceId: '7', accessWay: 1, openWay: 1003, serviceUrl: 'https://a.example/x?y=1' };

test('SO-1 a service of way 1003 opens its address in a new tab', () => {
  expect(serviceLink(service, 'c')).toMatchObject({ href: 'https://a.example/x?y=1', target: '_blank' });
});

test('a service of another way opens inside the portal', () => {
  expect(serviceLink({ ...service, openWay: 1001 }, 'c')).toEqual({ href: '#/home/serviceIframPage?id=7' });
});

test('SO-2 access way 5 appends combStr from the stored userComb', () => {
  const { href } = serviceLink({ ...service, accessWay: 5 }, 'a b&c');
  expect(new URL(href).searchParams.get('combStr')).toBe('a b&c');
  expect(new URL(href).searchParams.get('y')).toBe('1');
});

test('a service of way 1003 without an address opens inside the portal, where people are told', () => {
  expect(serviceLink({ ...service, serviceUrl: '' }, '')).toEqual({ href: '#/home/serviceIframPage?id=7' });
});

test('a page of the portal stays in this tab and gets no combStr', () => {
  expect(serviceLink({ ...service, accessWay: 5, serviceUrl: '/home/x' }, 'c')).toEqual({ href: '#/home/x' });
});
