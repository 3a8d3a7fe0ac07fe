import { accountPattern } from '@yizhan/contract/account-pattern.ts';
import { dataRanges } from '@yizhan/contract/entities/bulk.ts';
import { userQuery } from '@yizhan/contract/entities/users.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { bulkUsers as en } from '@yizhan/contract/texts/en/bulk-users.ts';
import { bulkUsers as zh } from '@yizhan/contract/texts/zh-CN/bulk-users.ts';
import { defineList } from '../../domain/bulk/list.ts';
import { assertPeopleQuota } from '../../domain/tenants/quota.ts';
import * as rows from './bulk-queries.ts';

const name = { type: 'text', longest: fieldLimits.nameLength } as const;
const account = { type: 'text', longest: fieldLimits.accountLength, pattern: accountPattern } as const;
const mobile = { type: 'text', longest: 21, pattern: /^\+?\d{5,20}$/ } as const;
const email = { type: 'text', longest: fieldLimits.textLength, pattern: /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/ } as const;

/** One row is one person with the identity that is theirs by default. */
export const userList = defineList({
  code: 'users',
  menu: 'userFrameConfig/manage/users',
  texts: { 'zh-CN': zh, en },
  columns: [
    { name: 'account', kind: account, required: true, synonyms: ['登录账号', '登录名', '用户名', '用户账号'] },
    { name: 'realName', kind: name, required: true, synonyms: ['真实姓名', '学生姓名', '教师姓名', '教职工姓名'] },
    { name: 'nickName', kind: name, synonyms: ['显示名'] },
    { name: 'type', kind: { type: 'option' }, required: true, synonyms: ['身份', '人员类型', '人员类别', '用户类型'] },
    {
      name: 'number',
      kind: { ...name, isNumber: true },
      synonyms: ['学号', '工号', '学号/工号', '职工号', '教工号', '一卡通号'],
    },
    { name: 'dept', kind: { type: 'option' }, synonyms: ['院系', '学院', '单位', '所在部门', '所属部门', '所在学院'] },
    { name: 'post', kind: name, synonyms: ['职务', '岗位名称'] },
    { name: 'mobile', kind: mobile, synonyms: ['手机', '手机号码', '联系电话', '移动电话'] },
    { name: 'email', kind: email, synonyms: ['电子邮箱', '邮件', '电子邮件', '邮箱地址'] },
    { name: 'validFrom', kind: { type: 'day' }, synonyms: ['入学日期', '入职日期', '开始日期', '起始日期'] },
    { name: 'validTo', kind: { type: 'day' }, synonyms: ['毕业日期', '离职日期', '结束日期', '截止日期'] },
    { name: 'roles', kind: name, exportOnly: true },
    { name: 'status', kind: name, exportOnly: true },
    { name: 'lastSignInAt', kind: { type: 'time' }, exportOnly: true },
  ],
  keys: ['account'],
  caseless: ['account'],
  exporting: {
    ranges: [dataRanges.all, dataRanges.search, dataRanges.ticked],
    conditions: userQuery,
    source: rows.userSource,
  },
  importing: {
    options: rows.listOptions,
    inOrder: [['validFrom', 'validTo']],
    existing: rows.listExisting,
    skipsExisting: true,
    isIndependent: true,
    async write(db, batch, writing) {
      const written = await rows.insertUsers(db, batch, writing);
      await assertPeopleQuota(db);
      return written;
    },
    assertRoom: assertPeopleQuota,
    undo: rows.undoUsers,
  },
});
