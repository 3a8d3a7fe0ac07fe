import { en } from '@yizhan/contract/texts/en.ts';
import { expect, test } from 'vitest';
import { setTranslations } from '../../lib/text.ts';
import { countText, hoursText, rateText, starsText } from './figures.ts';

test('EF-1 all and none are said of all and none alone', () => {
  expect([1, 9999 / 10_000, 0.9994, 0.905, 1 / 10_000, 0].map(rateText)).toEqual([
    ...['100%', '99.9%', '99.9%', '90.5%', '0.1%', '0%'],
  ]);
  expect([5, 4.999, 4.33333].map(starsText)).toEqual(['5 分', '4.99 分', '4.33 分']);
});

test('EF-1 counts have every digit, hours one after the point', () => {
  expect([countText(1234567), hoursText(1234.56), countText(null), rateText(null)]).toEqual([
    ...['1,234,567', '1,234.6 工时', '不公开', '暂无'],
  ]);
});

test('HM-4 one working hour is one in English too', () => {
  setTranslations(en);
  expect([1, 0.96, 2, 0.5].map(hoursText)).toEqual([
    ...['1 working hour', '1 working hour', '2 working hours', '0.5 working hours'],
  ]);
  setTranslations({});
});
