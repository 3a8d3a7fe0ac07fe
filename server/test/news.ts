import type { Input } from '@yizhan/contract/call.ts';
import type { Contract } from '@yizhan/contract/contract.ts';
import type { School, TestPerson } from './school.ts';

type ColumnInput = Input<Contract['news']['submitColumn']>['column'];
type ArticleInput = Input<Contract['news']['submit']>['article'];

export const newsEditor = (school: School, name = '新闻编辑') =>
  school.person({ name, menus: ['userFrameConfig/manage/news'] });

/** A news column, with the version its editor holds. */
export const aNewsColumn = async (editor: TestPerson, changes: Partial<ColumnInput> = {}) =>
  (await editor.news.submitColumn({ column: { columnName: '校园要闻', isPublic: true, ...changes } })).result;

const released = '2026-01-01 08:00:00';

/** An article published for everybody, with the version its editor holds. */
export const anArticle = async (editor: TestPerson, columnId: string, changes: Partial<ArticleInput> = {}) =>
  (
    await editor.news.submit({
      article: {
        columnId,
        title: '图书馆新馆启用',
        content: '<p>正文</p>',
        releaseTime: released,
        isPublic: true,
        ...changes,
      },
    })
  ).result;
