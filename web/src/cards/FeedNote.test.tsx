import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toWireTime } from '../lib/format.ts';
import { FeedNote } from './FeedNote.tsx';

const at = toWireTime(new Date(Date.now() - 5 * 60_000));
const said = (feed: Parameters<typeof FeedNote>[0]['feed']) => render(<FeedNote feed={feed} />).container.textContent;

test('rows of another system tell whose they are and how old', () => {
  expect(said({ state: 'fresh', at, from: 'lib.example' })).toBe('来自 lib.example · 5 分钟前更新');
});

test('a source that is down is named: with its last good state, or without one', () => {
  expect(said({ state: 'stale', at, from: 'lib.example' })).toContain(
    'lib.example 暂时没有回应，显示的是 5 分钟前 的数据',
  );
  expect(said({ state: 'failed', at: null, from: 'lib.example' })).toBe('lib.example 暂时没有回应');
});

test('the portal’s own rows need no note', () => {
  expect(said({ state: 'fresh', at: null, from: '' })).toBe('');
});
