import { expect, test } from 'vitest';
import { markdownHtml } from './markdown.ts';

test('AD-1 a page of the handbook: headings, lists, tables, code and links are drawn, and nothing in it is taken for HTML', () => {
  const page = [
    '# 服务',
    '',
    '位置：**服务管理**，见[角色](roles.md)。',
    '- 草稿 <b>',
    '- 已上架',
    '',
    '| 设置 | 含义 |',
    '|---|---|',
    '| `url` | 地址 |',
    '',
    '```',
    'npm start',
    '```',
    '',
    '[坏](javascript:alert(1))',
  ].join('\n');
  expect(markdownHtml(page).text.split('\n')).toEqual([
    '<h1>服务</h1>',
    '<p>位置：<strong>服务管理</strong>，见<a href="/handbook/roles">角色</a>。</p>',
    '<ul><li>草稿 &lt;b&gt;</li><li>已上架</li></ul>',
    '<table><thead><tr><th>设置</th><th>含义</th></tr></thead><tbody><tr><td><code>url</code></td><td>地址</td></tr></tbody></table>',
    '<pre><code>npm start</code></pre>',
    '<p>坏)</p>',
  ]);
});
