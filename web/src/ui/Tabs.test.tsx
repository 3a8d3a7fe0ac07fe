import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Tabs } from './Tabs.tsx';

function TabsExample() {
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

const selectedTab = () => screen.getByRole('tab', { selected: true });
const press = (key: string) => fireEvent.keyDown(selectedTab(), { key });

test('arrows choose the next tab, skip one that is off, and go round', () => {
  render(<TabsExample />);
  press('ArrowRight');
  expect(selectedTab().textContent).toBe('已办');
  press('ArrowRight');
  expect(selectedTab().textContent).toBe('我发起的');
  press('ArrowRight');
  expect(selectedTab().textContent).toBe('待办3');
  press('ArrowLeft');
  expect(selectedTab().textContent).toBe('我发起的');
});

test('Home and End choose the first and the last tab, and focus goes along', () => {
  render(<TabsExample />);
  press('End');
  expect(document.activeElement).toBe(selectedTab());
  expect(selectedTab().textContent).toBe('我发起的');
  press('Home');
  expect(selectedTab().textContent).toBe('待办3');
});

test('only the chosen tab is a stop for the Tab key', () => {
  render(<TabsExample />);
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1, -1]);
});

test('the panel is named by its tab', () => {
  render(<TabsExample />);
  expect(screen.getByRole('tabpanel', { name: /^待办/ }).textContent).toBe('a');
});
