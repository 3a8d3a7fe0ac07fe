import { expect, test } from 'vitest';
import { aCase, actNow, aDept, aProcessOut, aStep, processKeeper } from '../../../test/processes.ts';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { rowsAt, runJobs } from '../../../test/workbooks.ts';

const RANGE_SEARCH = 2;

async function exported(school: School, person: TestPerson, list: 'cases' | 'caseRatings', start: object) {
  const { redisKey: key } = (
    await person.bulk.startExport({
      list,
      fileName: '办件与评价导出',
      exportField: [],
      dataRange: RANGE_SEARCH,
      ...start,
    })
  ).result;
  await runJobs(school);
  const rows = await rowsAt(school, (await person.bulk.exportProgress({ list, key })).result.url ?? '');
  // Below the title and the names of the columns.
  return rows.slice(2);
}

/** Two processes; 李雷 has a finished case of the first, 韩梅 a running one of the second. */
async function twoCases() {
  const school = await aSchool();
  const deptId = await aDept(school, '教务处');
  const keeper = await processKeeper(school, deptId);
  const clerk = await school.person({ name: '评价专员', deptId, menus: ['userFrameConfig/manage/caseRatings'] });
  const [lei, mei] = [await school.person({ name: '李雷', deptId }), await school.person({ name: '韩梅', deptId })];
  const flow = { blocks: [aStep('a', [keeper.id])] };
  const leave = await aProcessOut({ keeper, deptId }, { flow });
  await aProcessOut(
    { keeper, deptId },
    { flow, code: 'room', name: '教室借用', settings: { numberPattern: 'JS-{yyyy}-{0000}' } },
  );
  const { id } = await aCase(lei);
  await aCase(mei, { reason: '开会' }, 'room');
  await actNow(keeper, id, { action: 'approve' });
  return { school, keeper, clerk, lei, caseId: id, leaveId: leave.id };
}

test('EX-1 cases are found and exported by process, state and applicant alike', async () => {
  const { school, keeper, leaveId } = await twoCases();
  const inFile = (formInline: object) => exported(school, keeper, 'cases', { exportField: ['applicant'], formInline });
  const listed = async (search: object) =>
    (await keeper.cases.ofDepartment(search)).result.records.map(({ applicantName }) => [applicantName]);
  for (const search of [{ processId: leaveId }, { status: 'approved' as const }, { keyword: '李雷' }]) {
    expect(await listed(search)).toEqual([['李雷']]);
    expect(await inFile(search)).toEqual([['李雷']]);
  }
  expect(await listed({ lateOnly: true })).toEqual([]);
  expect((await keeper.cases.processes({})).result.map(({ name }) => name).sort()).toEqual(['教室借用', '请假申请']);
});

test('RA-6 neither the export of cases nor that of ratings tells who rated anonymously', async () => {
  const { school, keeper, clerk, lei, caseId } = await twoCases();
  await lei.cases.rate({ caseId, score: 1, text: '太慢', anonymous: true });
  const cases = await exported(school, keeper, 'cases', {
    exportField: ['applicant', 'score'],
    formInline: { keyword: '李雷' },
  });
  expect(cases.map(([who, score]) => [who, score ?? ''])).toEqual([['李雷', '']]);
  const ratings = await exported(school, clerk, 'caseRatings', {
    exportField: ['process', 'caseNo', 'who', 'score', 'text'],
    formInline: { score: 1 },
  });
  expect(ratings.map((row) => row.map((cell) => cell ?? ''))).toEqual([
    ['请假申请', '', '', expect.anything(), '太慢'],
  ]);
});
