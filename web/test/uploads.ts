import { act, fireEvent } from '@testing-library/react';
import type { Field } from '@yizhan/contract/fields.ts';
import { vi } from 'vitest';

export const filesField: Field = {
  ...{ key: 'proof', kind: 'files', label: '材料', help: '', required: true, width: 'full' },
  settings: { most: 5, types: [] },
};

/** Stands in for the network of uploads: what is sent waits until it is let through. */
export function heldUploads() {
  const held: (() => void)[] = [];
  class Sending {
    upload = {};
    status = 200;
    responseText = '';
    onload: () => void = () => undefined;
    open = () => undefined;
    setRequestHeader = () => undefined;
    abort = () => undefined;
    send(form: FormData) {
      const { name, size } = form.get('file') as File;
      const id = String(held.length + 1);
      held.push(() => {
        const result = { id, name, size, mime: 'text/plain', url: '' };
        this.responseText = JSON.stringify({ status: 1000, msg: 'success', msgDetail: '', result });
        this.onload();
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', Sending);
  return {
    sent: () => held.length,
    /** All in the same moment, before anything is drawn again. */
    arrive: () =>
      act(async () => {
        for (const finish of held) finish();
      }),
  };
}

export function chooseFiles(...names: string[]) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) fireEvent.change(input, { target: { files: names.map((name) => new File(['x'], name)) } });
}
