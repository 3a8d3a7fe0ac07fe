import { expect, test } from 'vitest';
import { packed } from './guide-word-pictures.ts';

const site = 'https://portal.example';
const picture = { address: `${site}/files/7`, mime: 'image/png', width: 320, bytes: Buffer.from('picture') };
const document = `<p>流程<img src="${site}/files/7" alt="图" width="4000" height="9" loading="lazy"></p>`;

test('a guide without pictures is the document itself', () => {
  expect(packed(document, `${site}/`, [])).toBe(document);
});

test('pictures travel inside the document, each as wide as the paper takes', () => {
  const file = packed(document, `${site}/`, [picture]);
  expect(file).toMatch(/^MIME-Version: 1\.0\r\nContent-Type: multipart\/related; type="text\/html"/);
  const [, page = '', drawn = ''] = file.split('------=_paper');
  expect(page).toContain('Content-Type: text/html; charset="utf-8"');
  const written = Buffer.from(page.split('\r\n\r\n')[1] ?? '', 'base64').toString();
  expect(written).toBe(`<p>流程<img src="${site}/files/7" alt="图" width="320"></p>`);
  expect(drawn).toContain(`Content-Location: ${site}/files/7`);
  expect(Buffer.from(drawn.split('\r\n\r\n')[1] ?? '', 'base64').toString()).toBe('picture');
});
