import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Tabs } from './Tabs.tsx';

function Shown() {
  const [value, setValue] = useState('a');
  const tabs = [
    { key: 'a', label: '待办', count: 3 },
    { key: 'b', label: '已办' },
    { key: 'c', label: '抄送', disabled: true },
    { key: 'd', label: '我发起的' },
  ];
  return (
    <Tabs label="事项" tabs={tabs} value={value} onChange={setValue}>
      {value}
    </Tabs>
  );
}

const chosen = () => screen.getByRole('tab', { selected: true });
const press = (key: string) => fireEvent.keyDown(chosen(), { key });

test('arrows choose the next tab, skip one that is off, and go round', () => {
  render(<Shown />);
  press('ArrowRight');
  expect(chosen().textContent).toBe('已办');
  press('ArrowRight');
  expect(chosen().textContent).toBe('我发起的');
  press('ArrowRight');
  expect(chosen().textContent).toBe('待办3');
  press('ArrowLeft');
  expect(chosen().textContent).toBe('我发起的');
});

test('Home and End choose the first and the last tab, and focus goes along', () => {
  render(<Shown />);
  press('End');
  expect(document.activeElement).toBe(chosen());
  expect(chosen().textContent).toBe('我发起的');
  press('Home');
  expect(chosen().textContent).toBe('待办3');
});

test('only the chosen tab is a stop for the Tab key', () => {
  render(<Shown />);
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1, -1]);
});

test('the panel is named by its tab', () => {
  render(<Shown />);
  expect(screen.getByRole('tabpanel', { name: /^待办/ }).textContent).toBe('a');
});
