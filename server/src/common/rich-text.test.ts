import { expect, test } from 'vitest';
import { cleanHtml, picturesIn, toLines, toPlainText, withPictureAddresses } from './rich-text.ts';

const clean = (html: string) => cleanHtml(html).html;

test('nothing that could run survives', () => {
  const html =
    '<p onclick="x()">通知</p><script>x()</script><a href="javascript:x()">看</a><svg onload="x()"></svg><iframe src="//x"></iframe>';
  expect(clean(html)).toBe('<p>通知</p><a target="_blank" rel="noopener noreferrer">看</a>');
});

test.each([
  'https://good@evil.example/',
  'https:\\\\good@evil.example/',
  'https:///good@evil.example/',
  'ht&#10;tps://a:b@c/',
])('DR-8 a link whose host hides behind an @ leads nowhere: %s', (href) => {
  expect(cleanHtml(`<a href="${href}">看</a>`).html).toBe('<a target="_blank" rel="noopener noreferrer">看</a>');
});

test('what an editor makes stays: headings, lists, underline, tables, alignment and line height', () => {
  const html =
    '<h3 class="align-right">一、时间</h3><p style="line-height:1.8" class="align-center"><u>周五</u></p><ol start="3"><li>丙</li></ol>' +
    '<table><thead><tr><th>列</th></tr></thead><tbody><tr><td colspan="3" rowspan="2" class="align-justify">甲</td></tr></tbody></table>';
  expect(clean(html)).toBe(html);
});

test('AD-1 alignment is a class, however it was written, and no other class stays', () => {
  expect(clean('<p style="text-align: center">一</p><td align="right">二</td>')).toContain(
    '<p class="align-center">一</p>',
  );
  expect(clean('<p class="MsoNormal align-right x">一</p><p style="text-align:left" class="dialog">二</p>')).toBe(
    '<p class="align-right">一</p><p>二</p>',
  );
  expect(clean('<ul class="align-center"><li class="align-center">一</li></ul>')).toBe('<ul><li>一</li></ul>');
});

test('DR-6 a cell reaches over no more columns and rows than a table has', () => {
  const row = (cell: string) => `<table><tbody><tr>${cell}</tr></tbody></table>`;
  expect(clean(row('<td colspan="1000" rowspan="65534">甲</td><th colspan="x">乙</th>'))).toBe(
    row('<td>甲</td><th>乙</th>'),
  );
});

test('the cells of a row are read apart, on one line', () => {
  expect(toLines('<table><tr><td><p>甲</p></td><td>乙</td></tr><tr><td>丙</td></tr></table>')).toEqual(['甲 乙', '丙']);
});

test('a style that could cover the page and a picture of a foreign server are dropped', () => {
  expect(clean('<p style="position:fixed;top:0">a</p>')).toBe('<p>a</p>');
  expect(clean('<img src="https://x.example/1.png" alt="图"><img src="//x.example/files/7">')).toBe('');
});

test('of pictures only uploaded ones stay, each at the address it is given', () => {
  const html =
    '<p>一</p><img src="/files/7?s=old" alt="甲" onerror="x()"><img src="/files/7"><img src="/x.png"><img src="//evil/files/8">';
  const cleaned = cleanHtml(html);
  expect(cleaned).toEqual({
    html: '<p>一</p><img alt="甲" src="/files/7" loading="lazy" /><img src="/files/7" loading="lazy" />',
    pictures: ['7'],
  });
  expect(picturesIn(cleaned.html)).toEqual(['7']);
  expect(withPictureAddresses(cleaned.html, (id) => `/files/${id}?s=new`)).toBe(
    cleaned.html.replaceAll('/files/7', '/files/7?s=new'),
  );
});

test('an address that is only written about is left as it is', () => {
  const { html } = cleanHtml(
    '<p title="<img src=&quot;/files/7&quot;">写法：src="/files/7" &lt;img src="/files/7"&gt;</p>',
  );
  expect(withPictureAddresses(html, () => 'x')).toBe(html);
  expect(picturesIn(html)).toEqual([]);
});

test('a text’s words are read without its tags', () => {
  expect(toPlainText('<p>代<b>写</b></p><ul><li>甲 &amp; 乙</li></ul>').replaceAll(/\s+/g, ' ').trim()).toBe(
    '代 写 甲 &amp; 乙',
  );
});

test('the text of an announcement is read line by line, without its markup', () => {
  expect(toLines('<p>各单位：</p><p>一 &amp; 二<br>三</p><script>x</script>')).toEqual(['各单位：', '一 & 二', '三']);
});

test('DR-6 a stored text with too many tags is read without them', () => {
  const html = `${'<b>'.repeat(66_000)}通知&lt;i&gt;${'</b>'.repeat(66_000)}`;
  expect(clean(html).trim()).toBe('通知&lt;i&gt;');
  expect(toPlainText(html).trim()).toBe('通知&lt;i&gt;');
  expect(toLines(html)).toEqual(['通知<i>']);
});
