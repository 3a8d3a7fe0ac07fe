import { expect, test } from 'vitest';
import { aSchool, type TestPerson } from '../../../test/school.ts';
import { relationsXml } from '../../../test/workbook-parts.ts';
import { runJobs } from '../../../test/workbooks.ts';
import { makeZip } from '../../../test/zip.ts';
import { sql, tenant } from '../../db/sql.ts';

const list = 'departments';

const rowsXml = (rows: readonly (readonly string[])[]) =>
  rows
    .map((cells) => `<row>${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`)
    .join('');

type Sheet = { name: string; state?: string; rows: readonly (readonly string[])[] };

function aBook(...sheets: Sheet[]): File {
  const named = sheets.map(
    ({ name, state = 'visible' }, at) => `<sheet name="${name}" state="${state}" sheetId="${at + 1}" r:id="r${at}"/>`,
  );
  const bytes = makeZip({
    '_rels/.rels': relationsXml(['r', 'officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<workbook><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationsXml(
      ...sheets.map((_, at): [string, string, string] => [`r${at}`, 'worksheet', `worksheets/sheet${at + 1}.xml`]),
    ),
    ...Object.fromEntries(
      sheets.map(({ rows }, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `<worksheet><sheetData>${rowsXml(rows)}</sheetData></worksheet>`,
      ]),
    ),
  });
  return new File([new Uint8Array(bytes)], '部门.xlsx');
}

test('IP-13 the first visible sheet with anything in it is read, until another one is chosen, which then counts', async () => {
  const school = await aSchool();
  const office = await school.person({ menus: ['userFrameConfig/manage/departments'] });
  const head = ['部门编码', '部门名称'];
  const file = aBook(
    { name: '封面', rows: [] },
    { name: '今年', rows: [head, ['XG', '学工处']] },
    {
      name: '往年',
      state: 'hidden',
      rows: [
        ['单位代码', '单位名称'],
        ['GH', '工会'],
      ],
    },
  );
  const { id } = (await office.bulk.upload({ list, file })).result;
  const first = (await office.bulk.matchFields({ list, id })).result;
  expect(first).toMatchObject({ sheet: 1, excelField: head });
  expect(first.sheets).toEqual([
    { name: '封面', isHidden: false },
    { name: '今年', isHidden: false },
    { name: '往年', isHidden: true },
  ]);
  expect((await office.bulk.matchFields({ list, id, sheet: 2 })).result).toMatchObject({
    ...{ sheet: 2, excelField: ['单位代码', '单位名称'] },
  });
  expect((await office.bulk.matchFields({ list, id })).result.sheet).toBe(2);
  expect((await office.bulk.matchFields({ list, id, sheet: 3 })).status).toBe(4000);

  const matrixType = JSON.stringify({ 单位代码: 'code', 单位名称: 'deptName' });
  const start = { list, id, headerLine: 1, ruleNum: 2, errorRegx: 1, matrixType };
  const dry = (await office.bulk.startImport({ ...start, dry: true })).result.redisKey;
  await runJobs(school);
  // What was tried is what is imported, whatever is looked at meanwhile.
  await office.bulk.matchFields({ list, id, sheet: 1 });
  await office.bulk.startChecked({ list, key: dry });
  await runJobs(school);
  expect(await school.db.many(sql`select code from dept where tenant_id = ${tenant}`)).toEqual([{ code: 'GH' }]);
});

const chosenSheet = async (office: TestPerson, file: File) => {
  const { id } = (await office.bulk.upload({ list, file })).result;
  return { id, sheet: (await office.bulk.matchFields({ list, id })).result.sheet };
};

test('IP-13 the sheet that was imported the last time is read in the next workbook with such a sheet and such titles', async () => {
  const school = await aSchool();
  const office = await school.person({ menus: ['userFrameConfig/manage/departments'] });
  const head = ['单位代码', '单位名称'];
  const draft = { name: '草稿', rows: [head, ['CG', '草稿']] };
  const final = (code: string) => ({ name: '定稿', rows: [head, [code, code]] });
  const importIt = async (id: string, sheet: number) => {
    const { excelField } = (await office.bulk.matchFields({ list, id, sheet })).result;
    expect(excelField).toEqual(head);
    const matrixType = JSON.stringify({ 单位代码: 'code', 单位名称: 'deptName' });
    expect(
      (await office.bulk.startImport({ list, id, headerLine: 1, ruleNum: 2, errorRegx: 1, matrixType, dry: true }))
        .status,
    ).toBe(1000);
    await runJobs(school);
  };

  const march = await chosenSheet(office, aBook(draft, final('GH')));
  expect(march.sheet).toBe(0);
  await importIt(march.id, 1);
  expect((await chosenSheet(office, aBook(draft, final('XG')))).sheet).toBe(1);
  // Hidden now; at another place; with another column; without the titles; in another list of another school.
  expect((await chosenSheet(office, aBook(draft, { ...final('XG'), state: 'hidden' }))).sheet).toBe(0);
  expect((await chosenSheet(office, aBook(final('XG'), draft))).sheet).toBe(0);
  const wider = {
    name: '定稿',
    rows: [
      ['序号', ...head],
      ['1', 'XG', '学工处'],
    ],
  };
  expect((await chosenSheet(office, aBook(draft, wider))).sheet).toBe(1);
  const otherTitles = {
    name: '定稿',
    rows: [
      ['编号', '名称'],
      ['XG', '学工处'],
    ],
  };
  expect((await chosenSheet(office, aBook(draft, otherTitles))).sheet).toBe(0);
  const elsewhere = await (await aSchool()).person({ menus: ['userFrameConfig/manage/departments'] });
  expect((await chosenSheet(elsewhere, aBook(draft, final('XG')))).sheet).toBe(0);

  const april = await chosenSheet(office, aBook(draft, final('XG')));
  await importIt(april.id, 0);
  expect((await chosenSheet(office, aBook(draft, final('XG')))).sheet).toBe(0);
});
