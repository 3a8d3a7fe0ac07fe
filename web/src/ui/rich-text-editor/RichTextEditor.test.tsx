import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fileLimits from '@yizhan/contract/limits/files.ts';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeWire } from '../../../test/wire.ts';
import { Overlays } from '../Overlays.tsx';
import { toast } from '../toast.ts';
import { RichTextEditor } from './RichTextEditor.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  toast.clear();
});

const png = (name = 'a.png') => new File(['picture'], name, { type: 'image/png' });

/** A fake server that stores files and returns links to them. */
function aServer() {
  let uploads = 0;
  fakeWire({
    'files.upload': () => {
      uploads += 1;
      const id = String(40 + uploads);
      return { id, name: 'a.png', size: 7, mime: 'image/png', url: `/files/${id}?s=x` };
    },
    'files.link': { url: '/files/7?s=signed' },
  });
}

function show(initial: string) {
  const editorValue: { html: string; set: (html: string) => void } = { html: initial, set: () => undefined };
  function ControlledEditor() {
    const [html, setHtml] = useState(initial);
    editorValue.html = html;
    editorValue.set = setHtml;
    return <RichTextEditor label="正文" pictures value={html} onChange={setHtml} />;
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ControlledEditor />
      <Overlays />
    </QueryClientProvider>,
  );
  return editorValue;
}

const chooser = () => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no place to choose a picture');
  return input;
};

test('the editor shows a text with its pictures through links of one’s own, and hands back plain addresses', async () => {
  aServer();
  const editorValue = show('<p>一段</p><img src="/files/7" alt="会场">');
  await waitFor(() => expect(document.querySelector('figure img')?.getAttribute('src')).toBe('/files/7?s=signed'));
  await userEvent.type(screen.getByRole('textbox', { name: '图片说明' }), '全景');
  await waitFor(() => expect(editorValue.html).toContain('src="/files/7" alt="会场全景">'));
  expect(editorValue.html).not.toContain('s=signed');
});

test('pictures of other servers are left behind', () => {
  aServer();
  show('<p>一段</p><img src="https://evil.example/a.png">');
  expect(screen.getByText('一段')).toBeTruthy();
  expect(document.querySelector('figure')).toBeNull();
});

test('a chosen picture is uploaded and stands in the text', async () => {
  aServer();
  const editorValue = show('<p>一段</p>');
  fireEvent.change(chooser(), { target: { files: [png()] } });
  await waitFor(() => expect(editorValue.html).toContain('src="/files/41"'));
});

test('what is no picture, or too large, is refused with words before it travels', async () => {
  aServer();
  const editorValue = show('<p>一段</p>');
  const large = png('big.png');
  Object.defineProperty(large, 'size', { value: fileLimits.maxPictureBytes + 1 });
  fireEvent.change(chooser(), { target: { files: [new File(['x'], 'a.exe'), large] } });
  expect(await screen.findByText('只能插入 PNG、JPG、WebP 或 GIF 图片')).toBeTruthy();
  expect(await screen.findByText('“big.png”超过 10 MB，没有上传')).toBeTruthy();
  expect(editorValue.html).toBe('<p>一段</p>');
});

test('a text that comes back from outside is shown', async () => {
  aServer();
  const editorValue = show('<p>旧</p>');
  await waitFor(() => expect(screen.getByText('旧')).toBeTruthy());
  editorValue.set('<p>恢复的草稿</p>');
  expect(await screen.findByText('恢复的草稿')).toBeTruthy();
});

test('a link is only set to a web address', async () => {
  aServer();
  const editorValue = show('<p></p>');
  await userEvent.click(screen.getByRole('button', { name: '链接' }));
  const field = await screen.findByRole('textbox', { name: /链接地址/ });
  await userEvent.type(field, 'javascript:alert(1){Enter}');
  expect(await screen.findByText('请填写 http:// 或 https:// 开头的网址')).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, 'https://www.example.edu.cn{Enter}');
  await waitFor(() => expect(editorValue.html).toContain('href="https://www.example.edu.cn"'));
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const tableIn = (html: string) => /<table>.*<\/table>/.exec(html)?.[0].replaceAll('<p></p>', '');

test('AD-1 a table is inserted in a size chosen on a grid, by keys, and its rows and columns come and go', async () => {
  aServer();
  const editorValue = show('<p>前</p>');
  await press('插入表格');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('3 行 × 3 列');
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}{Enter}');
  const header = '<tr><th></th><th></th></tr>';
  await waitFor(() =>
    expect(tableIn(editorValue.html)).toBe(`<table><tbody>${header}<tr><td></td><td></td></tr></tbody></table>`),
  );
  await press('在下方插入行');
  await press('在右侧插入列');
  await press('首行作表头');
  const wide = '<tr><td></td><td></td><td></td></tr>';
  await waitFor(() => expect(tableIn(editorValue.html)).toBe(`<table><tbody>${wide.repeat(3)}</tbody></table>`));
  await press('删除行');
  await press('删除列');
  await waitFor(() =>
    expect(tableIn(editorValue.html)).toBe(`<table><tbody>${'<tr><td></td><td></td></tr>'.repeat(2)}</tbody></table>`),
  );
  await press('删除表格');
  await waitFor(() => expect(tableIn(editorValue.html)).toBeUndefined());
  expect(screen.queryByRole('button', { name: '删除表格' })).toBeNull();
});

test('AD-1 a stored table keeps its joined cells, its headers and its alignment', async () => {
  aServer();
  const table =
    '<table><tbody><tr><th colspan="2"><p>甲</p></th></tr><tr><td class="align-right"><p>乙</p></td><td><p class="align-center">丙</p></td></tr></tbody></table>';
  const editorValue = show(`${table}<p>末</p>`);
  await press('居中');
  await waitFor(() => expect(editorValue.html).toContain(table.replace('<p>甲', '<p class="align-center">甲')));
});

test('AD-1 text is underlined and aligned, and the buttons show it', async () => {
  aServer();
  const editorValue = show('<p>一段</p>');
  await press('右对齐');
  await waitFor(() => expect(editorValue.html).toContain('<p class="align-right">一段</p>'));
  expect(screen.getByRole('button', { name: '右对齐' }).getAttribute('aria-pressed')).toBe('true');
  await press('左对齐');
  await waitFor(() => expect(editorValue.html).toContain('<p>一段</p>'));
  expect(screen.getByRole('button', { name: '下划线' }).getAttribute('aria-pressed')).toBe('false');
  await press('下划线');
  await waitFor(() => expect(screen.getByRole('button', { name: '下划线' }).getAttribute('aria-pressed')).toBe('true'));
});

test('AD-1 the toolbar is one tab stop; the arrow keys move within it', async () => {
  aServer();
  show('<p>一段</p>');
  const stops = () =>
    screen.getAllByRole('button').filter((button) => !button.hasAttribute('disabled') && button.tabIndex === 0);
  expect(stops().map((button) => button.title)).toEqual(['标题']);
  stops()[0]?.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('加粗');
  expect(stops()).toEqual([document.activeElement]);
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('插入表格');
});
