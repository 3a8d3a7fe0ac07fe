import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Card } from '../ui/Card.tsx';
import { HeadLink } from './CardHead.tsx';

test('what a view wants in its card’s header stands there', () => {
  render(
    <Card title="我的收藏">
      <HeadLink href="#/x">全部</HeadLink>
    </Card>,
  );
  const header = screen.getByRole('heading', { name: '我的收藏' }).parentElement;
  expect(header && within(header).getByRole('link', { name: '全部' })).toBeTruthy();
});

test('without a card it stands where the view is', () => {
  render(<HeadLink href="#/x">全部</HeadLink>);
  expect(screen.getByRole('link', { name: '全部' })).toBeTruthy();
});
