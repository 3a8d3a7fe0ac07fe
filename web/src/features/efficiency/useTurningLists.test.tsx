import { render, screen } from '@testing-library/react';
import * as efficiencyLimits from '@yizhan/contract/limits/efficiency.ts';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTurningLists } from './useTurningLists.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Wall({ isOn }: { isOn: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useTurningLists(box, isOn);
  return (
    <div ref={box}>
      <section className="eff-scroll" aria-label="最新办结" />
    </div>
  );
}

/** A list of 300 px in a room of 132 px. */
function aLongList() {
  const list = screen.getByRole('region', { name: '最新办结' });
  Object.defineProperties(list, { clientHeight: { value: 132 }, scrollHeight: { value: 300 } });
  return list;
}
const turnPage = () => vi.advanceTimersByTime(efficiencyLimits.wallPageSeconds * 1000);

test('RT-13 on the wall a long list is turned by pages to its end, and begins again', () => {
  render(<Wall isOn />);
  const list = aLongList();
  const seen = [1, 2, 3].map(() => {
    turnPage();
    return list.scrollTop;
  });
  expect(seen).toEqual([100, 200, 0]);
});

test('RT-13 lists are turned on the wall alone, and stand at their beginning after it', () => {
  const { rerender } = render(<Wall isOn={false} />);
  const list = aLongList();
  turnPage();
  expect(list.scrollTop).toBe(0);
  rerender(<Wall isOn />);
  turnPage();
  expect(list.scrollTop).toBe(100);
  rerender(<Wall isOn={false} />);
  expect(list.scrollTop).toBe(0);
});
