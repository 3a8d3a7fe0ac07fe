import { expect, test } from 'vitest';
import { cleanHtml, picturesIn, toLines, toPlainText, withPictureAddresses } from './rich-text.ts';

const clean = (html: string) => cleanHtml(html).html;

test('nothing that could run survives', () => {
  const html =
    '<p onclick="x()">通知</p><script>x()</script><a href="javascript:x()">看</a><svg onload="x()"></svg><iframe src="//x"></iframe>';
  expect(clean(html)).toBe('<p>通知</p><a target="_blank" rel="noopener noreferrer">看</a>');
});

test('what an editor makes stays: headings, lists, tables, alignment and line height', () => {
  const html =
    '<h3>一、时间</h3><p style="text-align:center;line-height:1.8">周五</p><table><tbody><tr><td colspan="2">甲</td></tr></tbody></table>';
  expect(clean(html)).toBe(html);
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
