import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Menu } from './Menu.tsx';

const edit = vi.fn();

const openMenu = () => {
  render(
    <Menu
      label="更多操作"
      items={[
        { key: 'edit', label: 'Edit', onSelect: edit },
        { key: 'export', label: 'Export' },
        { key: 'line', kind: 'line' },
        { key: 'off', label: 'Freeze', disabled: true },
        { key: 'home', label: 'Home', href: '#/home' },
      ]}
    />,
  );
  return screen.getByRole('button', { name: '更多操作' });
};
const focused = () => document.activeElement?.textContent;
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test('items of a group stand under its heading, and the arrows walk through them like the others', () => {
  const items = [{ kind: 'group' as const, key: 'g', label: 'Campus', items: [{ key: 'map', label: 'Map' }] }];
  render(<Menu label="导航" items={[{ key: 'home', label: 'Home' }, ...items]} />);
  fireEvent.click(screen.getByRole('button', { name: '导航' }));
  press('ArrowDown');
  expect(focused()).toBe('Map');
  expect(document.activeElement?.closest('fieldset')).toBe(screen.getByRole('group', { name: 'Campus' }));
});

test('opening the menu puts focus on its first item', () => {
  fireEvent.click(openMenu());
  expect(focused()).toBe('Edit');
});

test('arrow up on the button opens the menu at its last item', () => {
  fireEvent.keyDown(openMenu(), { key: 'ArrowUp' });
  expect(focused()).toBe('Home');
});

test('arrows, Home and End walk through what can be chosen', () => {
  fireEvent.click(openMenu());
  press('ArrowDown');
  press('ArrowDown');
  expect(focused()).toBe('Home');
  press('ArrowDown');
  expect(focused()).toBe('Edit');
  press('End');
  expect(focused()).toBe('Home');
  press('Home');
  expect(focused()).toBe('Edit');
});

test('typing goes to the item that begins so', () => {
  fireEvent.click(openMenu());
  press('e');
  expect(focused()).toBe('Export');
  press('x');
  expect(focused()).toBe('Export');
});

test('Escape closes the menu and returns focus to its button', () => {
  const button = openMenu();
  fireEvent.click(button);
  press('Escape');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('a menu of which nothing can be chosen now is read and closed by keys all the same', () => {
  render(<Menu label="更多操作" items={[{ key: 'off', label: 'Freeze', disabled: true }]} />);
  const button = screen.getByRole('button', { name: '更多操作' });
  fireEvent.click(button);
  expect(document.activeElement).toBe(screen.getByRole('menu'));
  press('Escape');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('choosing an item closes the menu and does it once', () => {
  fireEvent.click(openMenu());
  fireEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
  expect(edit).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
});

test('an item that is off stays and does nothing', () => {
  fireEvent.click(openMenu());
  fireEvent.click(screen.getByRole('menuitem', { name: 'Freeze' }));
  expect(screen.getByRole('menu')).toBeTruthy();
});

test('one of several says whether it is chosen, a switch whether it is on', () => {
  const items = [
    { key: 'left', label: 'Left', checked: true },
    { key: 'right', label: 'Right', checked: false },
    { key: 'pinned', label: 'Pinned', on: true },
  ];
  render(<Menu label="状态" items={items} />);
  fireEvent.click(screen.getByRole('button', { name: '状态' }));
  expect(screen.getByRole('menuitemradio', { name: 'Left', checked: true })).toBeDefined();
  expect(screen.getByRole('menuitemcheckbox', { name: 'Pinned', checked: true })).toBeDefined();
});

test('pressing elsewhere closes the menu', () => {
  fireEvent.click(openMenu());
  fireEvent.pointerDown(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
});
