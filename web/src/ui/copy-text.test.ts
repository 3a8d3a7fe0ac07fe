import { expect, test } from 'vitest';
import { copyText } from './copy-text.ts';

test('on plain http, without a clipboard, the text is copied by selection and nothing is left behind', async () => {
  let copied = '';
  document.execCommand = () => {
    copied = document.querySelector('textarea')?.value ?? '';
    return true;
  };
  expect(window.isSecureContext && navigator.clipboard ? 'secure' : 'plain').toBe('plain');
  expect(await copyText('编号 8010')).toBe(true);
  expect(copied).toBe('编号 8010');
  expect(document.querySelector('textarea')).toBeNull();
});

test('when the browser refuses, the answer is no', async () => {
  document.execCommand = () => false;
  expect(await copyText('x')).toBe(false);
});
