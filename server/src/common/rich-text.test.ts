import { expect, test } from 'vitest';
import { cleanRichText, cleanWithPictures, toPlainText } from './rich-text.ts';

test('nothing that could run survives', () => {
  const html =
    '<p onclick="x()">通知</p><script>x()</script><a href="javascript:x()">看</a><svg onload="x()"></svg><iframe src="//x"></iframe>';
  expect(cleanRichText(html)).toBe('<p>通知</p><a target="_blank" rel="noopener noreferrer">看</a>');
});

test.each([
  'https://good@evil.example/',
  'https:\\\\good@evil.example/',
  'https:///good@evil.example/',
  'ht&#10;tps://a:b@c/',
])('DR-8 a link whose host hides behind an @ leads nowhere: %s', (href) => {
  expect(cleanRichText(`<a href="${href}">看</a>`)).toBe('<a target="_blank" rel="noopener noreferrer">看</a>');
});

test('what an editor makes stays: headings, lists, tables, alignment and line height', () => {
  const html =
    '<h3>一、时间</h3><p style="text-align:center;line-height:1.8">周五</p><table><tbody><tr><td colspan="2">甲</td></tr></tbody></table>';
  expect(cleanRichText(html)).toBe(html);
});

test('a style that could cover the page and a picture of a foreign server are dropped', () => {
  expect(cleanRichText('<p style="position:fixed;top:0">a</p>')).toBe('<p>a</p>');
  expect(cleanRichText('<img src="https://x.example/1.png" alt="图"><img src="/files/7" alt="图">')).toBe(
    '<img alt="图" /><img src="/files/7" alt="图" />',
  );
});

test('of pictures only uploaded ones stay, each at the address it is given', () => {
  const html =
    '<p>一</p><img src="/files/7?s=old" alt="甲" onerror="x()"><img src="/files/7"><img src="/x.png"><img src="//evil/files/8">';
  expect(cleanWithPictures(html)).toEqual({
    html: '<p>一</p><img alt="甲" src="/files/7" loading="lazy" /><img src="/files/7" loading="lazy" />',
    pictures: ['7'],
  });
  expect(cleanWithPictures('<img src="/files/7">', (id) => `/files/${id}?s=new`).html).toContain('/files/7?s=new');
});

test('a text’s words are read without its tags', () => {
  expect(toPlainText('<p>代<b>写</b></p><ul><li>甲 &amp; 乙</li></ul>').replaceAll(/\s+/g, ' ').trim()).toBe(
    '代 写 甲 &amp; 乙',
  );
});
