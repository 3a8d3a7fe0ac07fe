import { accountPattern } from '@yizhan/contract/account-pattern.ts';
import { dataRanges } from '@yizhan/contract/entities/bulk.ts';
import { userQuery } from '@yizhan/contract/entities/users.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { bulkIdentities as en } from '@yizhan/contract/texts/en/bulk-identities.ts';
import { bulkIdentities as zh } from '@yizhan/contract/texts/zh-CN/bulk-identities.ts';
import { defineList } from '../../domain/bulk/list.ts';
import { listOptions } from './bulk-queries.ts';
import * as rows from './identity-bulk-queries.ts';

const name = { type: 'text', longest: fieldLimits.nameLength } as const;
const account = { type: 'text', longest: fieldLimits.accountLength, pattern: accountPattern } as const;

/** One row is one identity: a second one of a person is a row, not a duplicate. */
export const identityList = defineList({
  code: 'identities',
  menu: 'userFrameConfig/manage/users',
  texts: { 'zh-CN': zh, en },
  columns: [
    { name: 'account', kind: account, required: true, synonyms: ['登录账号', '登录名', '用户名', '用户账号'] },
    { name: 'realName', kind: name, synonyms: ['真实姓名', '学生姓名', '教师姓名', '教职工姓名'] },
    { name: 'type', kind: { type: 'option' }, required: true, synonyms: ['身份', '人员类型', '人员类别', '用户类型'] },
    {
      name: 'number',
      kind: { ...name, isNumber: true },
      synonyms: ['学号', '工号', '学号/工号', '职工号', '教工号', '一卡通号'],
    },
    { name: 'dept', kind: { type: 'option' }, synonyms: ['院系', '学院', '单位', '所在部门', '所属部门', '所在学院'] },
    { name: 'post', kind: name, synonyms: ['职务', '岗位名称'] },
    { name: 'validFrom', kind: { type: 'day' }, synonyms: ['入学日期', '入职日期', '开始日期', '起始日期'] },
    { name: 'validTo', kind: { type: 'day' }, synonyms: ['毕业日期', '离职日期', '结束日期', '截止日期'] },
    { name: 'isDefault', kind: { type: 'flag' }, exportOnly: true },
    { name: 'roles', kind: name, exportOnly: true },
  ],
  keys: ['account', 'type', 'number', 'dept'],
  caseless: ['account'],
  exporting: {
    ranges: [dataRanges.all, dataRanges.search],
    conditions: userQuery,
    source: rows.identitySource,
  },
  importing: {
    options: listOptions,
    inOrder: [['validFrom', 'validTo']],
    existing: rows.listExisting,
    placeOf: ({ account }) => String(account).toLowerCase(),
    write: rows.insertIdentities,
    undo: rows.undoIdentities,
  },
});
