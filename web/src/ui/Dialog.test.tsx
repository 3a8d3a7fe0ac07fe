import { fireEvent, render, screen } from '@testing-library/react';
import * as uiLimits from '@yizhan/contract/limits/ui.ts';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

afterEach(() => vi.useRealTimers());

const showDialog = (props: Partial<DialogProps> = {}) =>
  render(
    <Dialog open title="导出" {...props}>
      内容
    </Dialog>,
  );

/** A page with a button that opens a dialog with two fields. */
function Opener({ onClose }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  return (
    <main>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <Dialog open={open} title="选择" onClose={close} actions={<Button onClick={close}>好</Button>}>
        <input aria-label="名称" />
      </Dialog>
    </main>
  );
}

const open = () => {
  const opener = screen.getByRole('button', { name: '打开' });
  opener.focus();
  fireEvent.click(opener);
  return opener;
};

test.each(uiLimits.dialogWidths)('OV-5 a dialog can be %i px wide', (width) => {
  showDialog({ width });
  const panel = screen.getByRole('dialog').querySelector<HTMLElement>('.yz-dialog__panel');
  expect(panel?.style.getPropertyValue('--yz-dialog-width')).toBe(`${width}px`);
});

test('OV-5 the widths in use are those of the specification and the preview', () => {
  expect(uiLimits.dialogWidths).toEqual([380, 424, 434, 640, 1080, 1200]);
});

test('OV-6 a dialog button ignores a second click within 0.8 s and takes one after', () => {
  vi.useFakeTimers();
  const save = vi.fn();
  showDialog({ actions: <Button onClick={save}>保存</Button> });
  const button = screen.getByRole('button', { name: '保存' });
  fireEvent.click(button);
  vi.advanceTimersByTime(799);
  fireEvent.click(button);
  expect(save).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  fireEvent.click(button);
  expect(save).toHaveBeenCalledTimes(2);
});

test('OV-6 a repeat click on a submit button does not submit the form again', () => {
  vi.useFakeTimers();
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <Dialog
      open
      title="填写"
      actions={
        <Button type="submit" form="f">
          提交
        </Button>
      }
    >
      <form id="f" onSubmit={submit} />
    </Dialog>,
  );
  const button = screen.getByRole('button', { name: '提交' });
  fireEvent.click(button);
  expect(fireEvent.click(button)).toBe(false);
});

test('a dialog is modal and is named by its title', () => {
  showDialog();
  expect(screen.getByRole('dialog', { name: '导出' }).getAttribute('aria-modal')).toBe('true');
});

test('while a dialog is open the page behind it is inert and does not scroll', () => {
  const { container } = render(<Opener />);
  open();
  expect(container.hasAttribute('inert')).toBe(true);
  expect(document.documentElement.classList.contains('yz-locked')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: '好' }));
  expect(container.hasAttribute('inert')).toBe(false);
  expect(document.documentElement.classList.contains('yz-locked')).toBe(false);
});

test('Escape closes a dialog that may be closed, and focus returns to where it was', () => {
  render(<Opener />);
  const opener = open();
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('Escape leaves a dialog open that ends only by its buttons', () => {
  showDialog();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('Tab goes round inside the dialog', () => {
  render(<Opener />);
  open();
  const last = screen.getByRole('button', { name: '好' });
  const first = screen.getByRole('button', { name: '关闭' });
  last.focus();
  fireEvent.keyDown(last, { key: 'Tab' });
  expect(document.activeElement).toBe(first);
  fireEvent.keyDown(first, { key: 'Tab', shiftKey: true });
  expect(document.activeElement).toBe(last);
});

test('of two dialogs only the upper one can be used, and Escape closes that one', () => {
  const lower = vi.fn();
  const upper = vi.fn();
  render(
    <>
      <Dialog open title="下" onClose={lower}>
        一
      </Dialog>
      <Dialog open title="上" onClose={upper}>
        二
      </Dialog>
    </>,
  );
  const [under, over] = [...document.querySelectorAll('.yz-dialog')];
  expect(under?.hasAttribute('inert')).toBe(true);
  expect(over?.hasAttribute('inert')).toBe(false);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect([lower.mock.calls.length, upper.mock.calls.length]).toEqual([0, 1]);
});
