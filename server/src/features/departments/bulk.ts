import { dataRanges } from '@yizhan/contract/entities/bulk.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { bulkDepartments as en } from '@yizhan/contract/texts/en/bulk-departments.ts';
import { bulkDepartments as zh } from '@yizhan/contract/texts/zh-CN/bulk-departments.ts';
import * as z from 'zod';
import type { Db } from '../../db/database.ts';
import { type Accepted, defineList, type RefusedRow } from '../../domain/bulk/list.ts';
import * as rows from './bulk-queries.ts';

const text = (longest: number) => ({ type: 'text', longest }) as const;
const name = text(fieldLimits.nameLength);

type Row = { n: number; code: string; deptName: string; parent: string | null };

/** Besides what is there already: rows below one of the file that was refused itself. */
async function listRefused(db: Db, text: string, { names }: Pick<Accepted, 'names'>): Promise<RefusedRow[]> {
  const taken = await rows.listExisting(db, text);
  const refused = new Set(taken.map(({ n }) => n));
  const all = JSON.parse(text) as Row[];
  const parents = all.flatMap(({ parent }) => parent ?? []);
  const there = new Set(parents.length > 0 ? await rows.listNamed(db, parents) : []);
  const orphans = all.filter(({ n, code, deptName, parent }) => {
    if (refused.has(n)) return false;
    if (parent !== null && parent !== undefined && !there.has(parent) && !names.has(parent)) return true;
    there.add(code).add(deptName);
    return false;
  });
  return [...taken, ...orphans.map(({ n }) => ({ n, column: 'parent', reason: 'noOption' }))];
}

export const departmentList = defineList({
  code: 'departments',
  menu: 'userFrameConfig/manage/departments',
  texts: { 'zh-CN': zh, en },
  columns: [
    {
      name: 'code',
      kind: { ...name, pattern: /^[\w.-]+$/ },
      required: true,
      synonyms: ['编码', '部门代码', '单位编码', '单位代码', '机构编码'],
    },
    { name: 'deptName', kind: name, required: true, synonyms: ['名称', '部门', '单位', '单位名称', '机构名称'] },
    { name: 'parent', kind: { type: 'option' }, synonyms: ['上级', '上级单位', '所属部门', '隶属单位'] },
    { name: 'shortName', kind: name, synonyms: ['部门简称', '单位简称'] },
    { name: 'leader', kind: name, synonyms: ['部门负责人', '主任', '领导'] },
    { name: 'phone', kind: { ...name, isNumber: true }, synonyms: ['电话', '办公电话', '联系方式'] },
    { name: 'location', kind: text(fieldLimits.textLength), synonyms: ['地点', '办公地址', '地址', '位置'] },
    { name: 'intro', kind: text(fieldLimits.longTextLength), synonyms: ['部门简介', '介绍', '说明'] },
  ],
  keys: ['code'],
  unique: ['deptName'],
  exporting: {
    ranges: [dataRanges.all, dataRanges.ticked],
    conditions: z.object({}),
    source: ({ ids }) => rows.departmentSource(ids),
  },
  importing: {
    words: { place: 'departmentCard', columns: ['deptName', 'shortName', 'leader', 'phone', 'location', 'intro'] },
    options: rows.listParents,
    ownRows: { column: 'parent', by: ['code', 'deptName'] },
    existing: listRefused,
    write: rows.insertDepartments,
    undo: rows.undoDepartments,
    changed: ({ bus }, tenantId) => bus.publish('hint', { tenantId, topic: 'departments' }),
  },
});
