import { expect, test } from 'vitest';
import { expectedFields, missingFields } from './completeness.ts';

const full = {
  ...{ intro: '简介', leader: '王处长', location: '行政楼', officeHours: '全天', phone: '1' },
  ...{ mail: 'a@b.example', website: 'https://b.example', chart: '/files/7' },
};

test('a card on which everything is said lacks nothing', () => {
  expect(missingFields(full)).toEqual([]);
});

test('what is empty, blank or without a picture is lacking, in the order of the form', () => {
  expect(missingFields({ ...full, intro: '', phone: '  ', chart: null })).toEqual(['intro', 'phone', 'chart']);
  expect(missingFields({ ...full, ...Object.fromEntries(expectedFields.map((name) => [name, ''])) })).toEqual([
    ...expectedFields,
  ]);
});
