import { expect, test } from 'vitest';
import { fieldError } from '../../admin-kit/form/field-error.ts';
import { articleForm, newArticle, toInput, toValues } from './article-values.ts';
import { columnForm, newColumn, toColumnInput, toColumnValues } from './column-values.ts';
import { moveTo } from './useColumnActions.ts';

const now = new Date('2026-11-20T01:00:00Z');
const written = { ...newArticle('3'), title: '图书馆新馆启用' };
const stored = { ...toInput(written, now), id: '7', version: 2, deptName: '' };

test('a new article is a draft for everybody signed in', () => {
  expect(toInput(written, now)).toMatchObject({ columnId: '3', isPublic: false, audience: [], releaseTime: null });
});

test('released now, it carries the time of the school; at a time, that time', () => {
  expect(toInput({ ...written, release: 'now' }, now).releaseTime).toBe('2026-11-20 09:00:00');
  const at = '2026-12-01 08:00:00';
  expect(toInput({ ...written, release: 'at', releaseTime: at }, now).releaseTime).toBe(at);
  expect(toInput({ ...written, release: 'draft', releaseTime: at }, now).releaseTime).toBeNull();
});

test('who reads is one choice; identities chosen for another choice are not sent', () => {
  expect(toInput({ ...written, visibility: 'identities', audience: [3] }, now)).toMatchObject({ audience: [3] });
  expect(toInput({ ...written, visibility: 'visitors', audience: [3] }, now)).toMatchObject({
    isPublic: true,
    audience: [],
  });
  expect(toColumnInput({ ...newColumn, columnName: '要闻', visibility: 'everyone', audience: [3] }).audience).toEqual(
    [],
  );
});

test('a stored article comes into the form as it was saved', () => {
  expect(toValues(stored)).toEqual(written);
  const out = { ...stored, isPublic: true, releaseTime: '2026-11-20 09:00:00' };
  expect(toInput(toValues(out), new Date())).toEqual({
    ...toInput(written, now),
    isPublic: true,
    releaseTime: out.releaseTime,
  });
  const column = { id: '3', columnName: '教师园地', isPublic: false, audience: [3], sort: 1, version: 1, articles: 0 };
  expect(toColumnValues(column)).toEqual({ columnName: '教师园地', audience: [3], visibility: 'identities' });
});

test('what a choice needs is asked for at its field', () => {
  const errorsOf = (values: object, field: string, label: string) =>
    fieldError(articleForm, { ...written, ...values }, [field], label);
  expect(errorsOf({ release: 'at' }, 'releaseTime', '发布时间')).toBe('请选择发布时间');
  expect(errorsOf({ visibility: 'identities' }, 'audience', '身份')).toBe('请填写身份');
  expect(errorsOf({ title: '', visibility: 'identities' }, 'audience', '身份')).toBe('请填写身份');
  expect(errorsOf({ title: ' ' }, 'title', '标题')).toBe('请填写标题');
  expect(errorsOf({}, 'title', '标题')).toBeUndefined();
  const values = { columnName: '要闻', visibility: 'identities', audience: [] };
  expect(fieldError(columnForm, values, ['audience'], '身份')).toBe('请填写身份');
});

test('a column goes to another place and the others keep their order', () => {
  expect(moveTo(['1', '2', '3'], '3', 0)).toEqual(['3', '1', '2']);
  expect(moveTo(['1', '2', '3'], '1', 1)).toEqual(['2', '1', '3']);
});
