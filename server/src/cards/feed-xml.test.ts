import { expect, test } from 'vitest';
import { feedFormat } from './feed-xml.ts';

const rss = (items: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
  <rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel><title>校园要闻</title><atom:link href="https://news.example/rss" rel="self"/>${items}</channel></rss>`;

test('an RSS item has its title, its link and its time', () => {
  const [item] = feedFormat.parse(
    rss(`<item><title><![CDATA[校运会 <b>开幕</b> & 表彰]]></title><link>https://news.example/1?a=1&amp;b=2</link>
      <guid isPermaLink="false">n1</guid><pubDate>Sun, 15 Nov 2026 09:30:00 +0800</pubDate></item>`),
  );
  expect(item).toEqual({
    id: 'n1',
    title: '校运会 开幕 & 表彰',
    link: 'https://news.example/1?a=1&b=2',
    at: new Date('2026-11-15T01:30:00Z'),
  });
});

test('RSS 1.0 tells its time by dc:date', () => {
  const rdf = `<rdf:RDF xmlns:rdf="x" xmlns:dc="y"><channel/><item><title>讲座</title><link>https://a.example/</link>
    <dc:date>2026-11-15</dc:date></item></rdf:RDF>`;
  expect(feedFormat.parse(rdf)).toEqual([
    { id: 'https://a.example/', title: '讲座', link: 'https://a.example/', at: new Date('2026-11-14T16:00:00Z') },
  ]);
});

test('an Atom entry links to its page, not to itself', () => {
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>图书馆</title><entry><id>tag:1</id>
    <link rel="self" href="https://lib.example/1.atom"/><link href="https://lib.example/1"/>
    <title type="html">新书 &amp;lt;通报&amp;gt; &#x1F4DA;</title><updated>2026-11-15T09:30:00Z</updated></entry></feed>`;
  expect(feedFormat.parse(atom)).toEqual([
    {
      id: 'tag:1',
      title: '新书 &lt;通报&gt; 📚',
      link: 'https://lib.example/1',
      at: new Date('2026-11-15T09:30:00Z'),
    },
  ]);
});

test('the same item twice is one, and one without a title is none', () => {
  const item = '<item><title>通知</title><guid>g</guid></item>';
  expect(feedFormat.parse(rss(`${item}${item}<item><guid>h</guid></item>`))).toHaveLength(1);
});

test('a feed without items is empty, not broken', () => {
  expect(feedFormat.parse(rss(''))).toEqual([]);
});

test.each([
  ['a page of HTML', '<!doctype html><html><body>维护中</body></html>'],
  ['broken XML', rss('<item><title>未完')],
  ['JSON', '{"items":[]}'],
  ['something else', '<opml version="2.0"><body/></opml>'],
  ['nothing', ''],
  [
    'entities that grow',
    '<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><rss><channel><item><title>&b;</title></item></channel></rss>',
  ],
])('%s is no feed', (_, body) => {
  expect(() => feedFormat.parse(body)).toThrow('neither RSS nor Atom');
});

test('an entity that is not known stays as it is written', () => {
  expect(feedFormat.parse(rss('<item><title>a &lol; b &#0; c</title></item>'))[0]?.title).toBe('a &lol; b c');
});

test('an Atom title in XHTML is its text, whatever marks it up, and a comment in it is none', () => {
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>tag:2</id><link href="https://lib.example/2"/>
    <title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">H<sub>2</sub>O 与 <em>a &lt; b</em><!-- 内部 --> 讲座</div></title>
    <updated>2026-11-15T09:30:00Z</updated></entry></feed>`;
  expect(feedFormat.parse(atom)).toMatchObject([{ title: 'H2O 与 a < b 讲座' }]);
});

test('an item without its own kind of date is dated by dcterms, the day of issue first', () => {
  const dated = (dates: string) =>
    feedFormat.parse(rss(`<item xmlns:dcterms="http://purl.org/dc/terms/"><title>讲座</title>${dates}</item>`))[0]?.at;
  const issued = '<dcterms:issued>2026-11-15T09:30:00Z</dcterms:issued>';
  expect(dated(`<dcterms:modified>2026-11-16T00:00:00Z</dcterms:modified>${issued}`)).toEqual(
    new Date('2026-11-15T09:30:00Z'),
  );
  expect(dated('<dcterms:modified>2026-11-16T00:00:00Z</dcterms:modified>')).toEqual(new Date('2026-11-16T00:00:00Z'));
  expect(dated(`<pubDate>Sun, 15 Nov 2026 10:00:00 +0800</pubDate>${issued}`)).toEqual(
    new Date('2026-11-15T02:00:00Z'),
  );
});
