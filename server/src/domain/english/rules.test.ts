import { expect, test } from 'vitest';
import { inEnglish, schoolTextsIn } from './rules.ts';

const texts = new Map([
  ['图书馆', 'Library'],
  ['王芳', 'Wang Fang'],
]);

test('HM-4 names of the school are English wherever they stand, what people are called is not', () => {
  const answer = {
    list: [{ serviceDeptName: '图书馆', user_name: '王芳', visitCount: 3 }],
    audience: ['图书馆', '教师'],
  };
  expect(inEnglish(answer, texts)).toEqual({
    list: [{ serviceDeptName: 'Library', user_name: '王芳', visitCount: 3 }],
    audience: ['Library', '教师'],
  });
});

test('HM-4 a thing of today says in English where it is, and a notice who sends it', () => {
  const today = [{ kind: 'notice', title: '开馆时间', note: '图书馆' }];
  expect(inEnglish({ today, accountName: '图书馆' }, texts)).toEqual({
    today: [{ ...today[0], note: 'Library' }],
    accountName: 'Library',
  });
});

test('HM-4 whoever answers a question, keeps a figure or handles a feedback is called in English', () => {
  const answer = { source: { dept: '图书馆' }, timeline: [{ node: 'ASSIGNED', dept: '图书馆', handler: '王方' }] };
  expect(inEnglish({ ...answer, figures: [{ source: '图书馆' }] }, texts)).toEqual({
    source: { dept: 'Library' },
    timeline: [{ node: 'ASSIGNED', dept: 'Library', handler: '王方' }],
    figures: [{ source: 'Library' }],
  });
});

test('HM-4 an answer is not changed in place: the same one is read in Chinese from a cache', () => {
  const answer = { depts: [{ name: '图书馆' }], scenes: [{ name: '学习' }] };
  const shown = inEnglish(answer, texts);
  expect(answer.depts[0]?.name).toBe('图书馆');
  expect(shown.depts[0]?.name).toBe('Library');
  expect(shown.scenes).toBe(answer.scenes);
});

test('HM-4 the marks of a search in the Chinese name do not stay on the English one', () => {
  const service = { serviceName: '图书馆', nameMarks: [[0, 2]], summary: '借书', summaryMarks: [[0, 1]] };
  expect(inEnglish(service, texts)).toEqual({ ...service, serviceName: 'Library', nameMarks: [] });
});

test('HM-4 the Chinese texts of published content are found, and nothing that needs no English', () => {
  const content = {
    cardName: '重要公告',
    config: { columns: [{ columnName: 'VPN', urlDetail: '/公告' }] },
    roles: ['1'],
  };
  expect(schoolTextsIn(content)).toEqual(['重要公告']);
});
