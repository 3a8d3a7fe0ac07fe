import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { tellHint } from './hints.ts';
import { useHint } from './useHint.ts';

const heard: string[] = [];

function Listening({ typed }: { typed: string }) {
  useHint('services', () => heard.push(typed));
  return null;
}

/** Something that hints as soon as the page has changed, before the page is painted. */
function Hinting({ typed }: { typed: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every text
  useLayoutEffect(() => tellHint('services'), [typed]);
  return null;
}

const page = (typed: string) => (
  <>
    <Listening typed={typed} />
    <Hinting typed={typed} />
  </>
);

test('a hint right after typing is answered by what was typed, not by what stood there before', () => {
  const { rerender } = render(page('before'));
  rerender(page('typed'));
  expect(heard).toEqual(['typed']);
});
