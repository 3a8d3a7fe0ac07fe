import { expect, test } from 'vitest';
import { aDept, aProcess, aProcessOut, aStep, processKeeper } from '../../../test/processes.ts';
import { aSchool } from '../../../test/school.ts';
import { aService } from '../../../test/services.ts';
import { sql, tenant } from '../../db/sql.ts';

async function aCampus() {
  const school = await aSchool();
  const deptId = await aDept(school, '信息学院');
  const keeper = await processKeeper(school, deptId);
  const dean = await school.person({ name: '赵院长', type: 3, deptId });
  const flow = { blocks: [aStep('a', [dean.id])] };
  return { school, deptId, keeper, dean, flow };
}

test('PR-14 a choice from a dictionary that is not there is not published, and shows its field', async () => {
  const { school, deptId, keeper, flow } = await aCampus();
  await school.db.run(sql`insert into dict (tenant_id, code, name) values (${tenant}, 'empty', '空字典')`);
  const choice = (key: string, dictionary: string) => ({ kind: 'choice', key, label: key, settings: { dictionary } });
  const table = { kind: 'table', key: 'rows', label: '明细', settings: { columns: [choice('unit', 'gone')] } };
  const fields = [choice('kind', 'gone'), choice('size', 'empty'), table] as never[];
  const faulty = aProcess({ keeper, deptId }, { flow, form: { sections: [{ fields }] } });
  const { result } = await keeper.processes.check(faulty);
  expect(result.map(({ problem, field, name }) => [problem, field, name])).toEqual([
    ['missingDictionary', 'kind', 'gone'],
    ['emptyChoice', 'size', 'size'],
    ['missingDictionary', 'rows', 'gone'],
  ]);
  const made = (await keeper.processes.create(faulty)).result;
  expect((await keeper.publishing.publish(made)).msg).toBe('流程还有 3 处问题，不能发布');
});

test('PR-14 a first step whose handlers the step before chooses is not published, whichever arm it stands in', async () => {
  const { deptId, keeper, dean } = await aCampus();
  const handlers = [{ by: 'chosen', chooser: 'previous', userIds: [] }];
  const when = { tests: [{ field: 'days', op: '>', value: 3 }] };
  const arms = [{ id: 'long', name: '长', when, blocks: [aStep('b', [], { handlers })] }];
  const branch = { id: 'w', type: 'branch', name: '天数', arms, otherwise: [aStep('a', [dean.id])] };
  const faulty = aProcess({ keeper, deptId }, { flow: { blocks: [branch] as never[] } });
  expect((await keeper.processes.check(faulty)).result).toMatchObject([{ problem: 'chooserFirst', blockId: 'b' }]);
});

test('PR-8 two processes whose numbers could be the same are not both published; the other one is named', async () => {
  const { deptId, keeper, flow } = await aCampus();
  const first = await aProcessOut({ keeper, deptId }, { flow });
  const numbered = (numberPattern: string) =>
    aProcess({ keeper, deptId }, { code: 'other', name: '另一流程', flow, settings: { numberPattern } });
  const check = async (pattern: string) => (await keeper.processes.check(numbered(pattern))).result;
  const findings = [{ problem: 'numberTaken', name: '请假申请', isWarning: false }];
  expect(await check('QJ-{yyyy}-{0000}')).toMatchObject(findings);
  expect(await check('QJ-{yyyy}-{000}')).toMatchObject(findings);
  expect(await check('QK-{yyyy}-{0000}')).toEqual([]);
  // Numbers that were given stay given.
  const { content } = (await keeper.processes.detail({ id: first.id })).result;
  const settings = { ...content.settings, numberPattern: 'QX-{yyyy}-{0000}' };
  await keeper.publishing.publish((await keeper.processes.update({ ...content, ...first, settings })).result);
  expect(await check('QJ-{yyyy}-{000}')).toMatchObject(findings);
  expect((await keeper.processes.check({ ...content, settings })).result).toEqual([]);
});

test('PR-8 of two processes whose numbers could be the same and that are published at once, one is refused, ten times', async () => {
  const { deptId, keeper, flow } = await aCampus();
  for (let round = 0; round < 10; round += 1) {
    const make = async (code: string, zeros: string) => {
      const settings = { numberPattern: `R${round}-{yyyy}-{${zeros}}` };
      const changes = { code: `${code}-${round}`, name: `${code}${round}`, flow, settings };
      return (await keeper.processes.create(aProcess({ keeper, deptId }, changes))).result;
    };
    const made = [await make('one', '000'), await make('other', '0000')];
    const answers = await Promise.all(made.map((held) => keeper.publishing.publish(held)));
    expect(answers.map(({ msg }) => msg).sort()).toEqual(['success', '流程还有 1 处问题，不能发布']);
  }
});

test('PR-6 a service that opens a process promises what the process promises, whatever is sent for the service', async () => {
  const { school, deptId, keeper, flow } = await aCampus();
  const id = await aService(school.db, { name: '请假', code: 'leave', deptId });
  const promised = async () => {
    const { promiseDays, processName } = (await keeper.serviceConfig.detail({ id })).result;
    return [promiseDays, processName];
  };
  const save = async (changes: object) => {
    const service = (await keeper.serviceConfig.detail({ id })).result;
    const { version } = service;
    return keeper.serviceConfig.submit({ service: { ...service, ...changes }, held: { id, version } });
  };
  expect((await save({ promiseDays: 9 })).status).toBe(1000);
  expect(await promised()).toEqual([9, null]);
  const out = await aProcessOut({ keeper, deptId }, { flow, serviceId: id, settings: { promiseDays: 5 } });
  expect(await promised()).toEqual([5, '请假申请']);
  expect((await save({ promiseDays: 9 })).status).toBe(1000);
  expect(await promised()).toEqual([5, '请假申请']);
  const { content } = (await keeper.processes.detail({ id: out.id })).result;
  const settings = { ...content.settings, promiseDays: null };
  await keeper.publishing.publish((await keeper.processes.update({ ...content, ...out, settings })).result);
  expect(await promised()).toEqual([null, '请假申请']);
  await save({ accessWay: 1, url: 'https://a.example/', promiseDays: 9 });
  expect(await promised()).toEqual([9, null]);
});

test('RO-5 a department links its processes to its own services only; a link that stands may stay', async () => {
  const { school, deptId, keeper, flow } = await aCampus();
  const other = await aDept(school, '教务处');
  const editor = await school.person({ name: '学院秘书', deptId, menus: ['userFrameConfig/manage/processes'] });
  const own = await aService(school.db, { name: '请假', deptId });
  const foreign = await aService(school.db, { name: '选课', deptId: other });
  const linked = (serviceId: string) => aProcess({ keeper: editor, deptId }, { flow, serviceId });
  const refused = { status: 1002, msg: '只能关联本部门的服务事项', result: { field: 'serviceId' } };
  expect(await editor.processes.create(linked(foreign))).toMatchObject(refused);
  expect(await editor.processes.create(linked('999999'))).toMatchObject(refused);
  const made = (await editor.processes.create(linked(own))).result;
  const changed = await editor.processes.update({ ...linked(foreign), ...made });
  expect(changed).toMatchObject(refused);
  const given = (await keeper.processes.update({ ...linked(foreign), ...made })).result;
  expect((await editor.processes.update({ ...linked(foreign), ...given, intro: '说明' })).status).toBe(1000);
});
