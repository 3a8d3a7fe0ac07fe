import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useShownPanel } from './useShownPanel.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Panel({ chosen }: { chosen?: string }) {
  return <section ref={useShownPanel(chosen)} />;
}

test('on a phone, the settings of the selected field come into view; beside the form they stay where they are', () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  const place = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  place.mockReturnValue(new DOMRect(0, 80, 300, 600));
  const { rerender } = render(<Panel chosen="a" />);
  expect(scrolled).not.toHaveBeenCalled();
  place.mockReturnValue(new DOMRect(0, window.innerHeight + 400, 300, 600));
  rerender(<Panel />);
  expect(scrolled).not.toHaveBeenCalled();
  rerender(<Panel chosen="b" />);
  expect(scrolled).toHaveBeenCalledTimes(1);
});
