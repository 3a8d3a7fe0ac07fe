import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { freshBrowser } from '../../../test/people.ts';
import { read } from '../../lib/storage.ts';
import { storeMessageQuery, withoutMessageQuery } from '../message-query.ts';
import { useLinkedMessage } from './useLinkedMessage.ts';

beforeEach(freshBrowser);

function Inside() {
  useLinkedMessage();
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function open() {
  const view = render(
    <MemoryRouter initialEntries={['/home/homePage']}>
      <Inside />
    </MemoryRouter>,
  );
  const at = screen.getByRole('status').textContent;
  view.unmount();
  return at;
}

test('GD-6 whoever is in is led to the stored message once, and nothing of it stays', () => {
  storeMessageQuery({ search: '?messageId=7&status=2', hash: '' });
  expect(open()).toBe('/generalDetailsTow?id=7');
  expect([read('messageId'), read('status')]).toEqual([undefined, undefined]);
  expect(open()).toBe('/home/homePage');
});

test('GD-6 the address loses what named the message, and nothing else', () => {
  const remaining = (search: string, hash: string) => withoutMessageQuery({ pathname: '/', search, hash });
  expect(remaining('?messageId=7&status=2', '#/home/homePage')).toBe('/#/home/homePage');
  expect(remaining('', '#/home/homePage?messageId=7&navigation=5&status=2')).toBe('/#/home/homePage?navigation=5');
  expect(remaining('?messageId=7&from=mail', '#/home/serviceHall?keyword=%E8%AF%B7%E5%81%87')).toBe(
    '/?from=mail#/home/serviceHall?keyword=%E8%AF%B7%E5%81%87',
  );
});
