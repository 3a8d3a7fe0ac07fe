import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { MemoryRouter, type NavigateFunction, Route, Routes, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { Redirect } from './Redirect.tsx';

test('whoever comes again before the next page is drawn is led on again', async () => {
  let arrive = () => {};
  const Next = lazy(
    () =>
      new Promise<{ default: () => string }>((resolve) => {
        arrive = () => resolve({ default: () => 'the next page' });
      }),
  );
  let go: NavigateFunction = () => {};
  const Person = () => {
    go = useNavigate();
    return null;
  };
  render(
    <MemoryRouter initialEntries={['/old']}>
      <Person />
      <Suspense fallback={null}>
        <Routes>
          <Route path="/old" element={<Redirect to="/new" />} />
          <Route path="/new" element={<Next />} />
        </Routes>
      </Suspense>
    </MemoryRouter>,
  );
  act(() => void go('/old'));
  arrive();
  expect(await screen.findByText('the next page')).toBeDefined();
});
