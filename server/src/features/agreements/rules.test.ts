import { expect, test } from 'vitest';
import { orNothing } from './rules.ts';

test.each([
  '<p></p>',
  '<p><br></p>',
  '<p style="line-height: 1.5"><br></p>',
  '<p style="line-height: 150%">&nbsp;</p>',
  '  <p> </p> <p></p>',
])('VA-3 an agreement that is only an empty paragraph is empty: %s', (html) => {
  expect(orNothing(html)).toBe('');
  expect(orNothing(`${html}<p>请阅读</p>`)).toContain('请阅读');
});
