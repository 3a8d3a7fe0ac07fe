import { expect, test } from 'vitest';
import { listPictures, withLinks } from './with-links.ts';

test('uploaded pictures of a text are shown through links, others are left alone', () => {
  const html =
    '<p>一</p><img src="/files/7" alt="图"><img src="/files/7"><img src="/files/8?s=old"><img src="/logo.png">';
  expect(listPictures(html)).toEqual(['7', '8']);
  const linked = withLinks(html, new Map([['7', '/files/7?s=new']]));
  expect(linked.match(/\/files\/7\?s=new/g)).toHaveLength(2);
  expect(linked).toContain('/logo.png');
});
