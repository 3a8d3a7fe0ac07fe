import { expect, test } from 'vitest';
import { aDept, aProcess, aProcessOut, aStep, processKeeper } from '../../../test/processes.ts';
import { aSchool } from '../../../test/school.ts';
import { aService } from '../../../test/services.ts';
import { sql, tenant } from '../../db/sql.ts';

async function aCampus() {
  const school = await aSchool();
  const deptId = await aDept(school, '信息学院', { leader: '赵院长' });
  const keeper = await processKeeper(school, deptId);
  const dean = await school.person({ name: '赵院长', type: 3, deptId });
  return { school, deptId, keeper, dean };
}

test('PR-14 a flow that could not be handled is not published, and shows where', async () => {
  const { deptId, keeper, dean } = await aCampus();
  const faulty = aProcess(
    { keeper, deptId },
    {
      flow: {
        blocks: [
          { ...aStep('a', [dean.id]), handlers: [{ by: 'role', roleId: '999999', within: 'school' }] },
          { ...aStep('b', [dean.id]), handlers: [{ by: 'people', userIds: ['999999'] }] },
          {
            id: 'c',
            type: 'branch',
            name: '分支',
            arms: [
              { id: 'x', name: '臂', when: { join: 'all', tests: [{ field: 'gone', op: '=', value: 1 }] }, blocks: [] },
            ],
            otherwise: [],
          },
        ],
      },
    },
  );
  const { result } = await keeper.processes.check(faulty);
  expect(result.map(({ problem, blockId }) => [problem, blockId])).toEqual([
    ['missingRole', 'a'],
    ['missingPerson', 'b'],
    ['missingField', 'c'],
  ]);
  const made = (await keeper.processes.create(faulty)).result;
  expect((await keeper.publishing.publish(made)).msg).toBe('流程还有 3 处问题，不能发布');
  expect((await keeper.processes.check(aProcess({ keeper, deptId }))).result).toMatchObject([{ problem: 'noSteps' }]);
});

test('PR-14 an arm that is never reached, since one before it takes all its cases, is not published', async () => {
  const { deptId, keeper, dean } = await aCampus();
  const arm = (id: string, days: number, inside: string) => ({
    ...{ id, name: `超过${days}天`, when: { join: 'all', tests: [{ field: 'days', op: '>', value: days }] } },
    blocks: [aStep(inside, [dean.id])],
  });
  const of = (...arms: ReturnType<typeof arm>[]) =>
    aProcess(
      { keeper, deptId },
      { flow: { blocks: [{ id: 'b', type: 'branch', name: '天数', arms, otherwise: [] } as never] } },
    );
  const check = async (...arms: ReturnType<typeof arm>[]) => (await keeper.processes.check(of(...arms))).result;
  expect(await check(arm('three', 3, 'a'), arm('seven', 7, 'c'))).toMatchObject([
    { problem: 'unreachable', blockId: 'seven', name: '超过7天', isWarning: false },
  ]);
  expect(await check(arm('seven', 7, 'c'), arm('three', 3, 'a'))).toEqual([]);
});

test('PR-9 a trial shows who would handle a case of a pretended applicant, and writes nothing', async () => {
  const { school, deptId, keeper } = await aCampus();
  const below = await aDept(school, '软件系', { parentId: deptId });
  const applicant = await school.person({ name: '李雷', deptId: below });
  const content = aProcess(
    { keeper, deptId },
    {
      flow: {
        blocks: [
          { ...aStep('a', []), handlers: [{ by: 'head', of: 'applicant', levelsUp: 0 }] },
          { ...aStep('b', []), handlers: [{ by: 'head', of: 'field', levelsUp: 0, field: 'reason' }] },
        ],
      },
    },
  );
  const { result } = await keeper.processes.simulate({ content, applicantId: applicant.id, data: { reason: '回家' } });
  expect(result.steps.map(({ people }) => people.map(({ name, source }) => [name, source]))).toEqual([
    [['赵院长', 'rule']],
    [['流程管理员', 'owner']],
  ]);
  expect(await school.db.many(sql`select 1 from case_file where tenant_id = ${tenant}`)).toEqual([]);
});

test('RO-5 a department keeps its own processes and sees no others; a process with cases stays', async () => {
  const { school, deptId, dean } = await aCampus();
  const other = await aDept(school, '教务处');
  const menus = ['userFrameConfig/manage/processes', 'userFrameConfig/manage/cases'] as const;
  const editor = await school.person({ name: '学院秘书', deptId, menus });
  const stranger = await school.person({ name: '教务秘书', deptId: other, menus });
  const out = await aProcessOut({ keeper: editor, deptId }, { flow: { blocks: [aStep('a', [dean.id])] } });
  expect((await editor.processes.page({})).result.total).toBe(1);
  expect((await stranger.processes.page({})).result.total).toBe(0);
  expect((await stranger.processes.detail({ id: out.id })).status).toBe(4040);
  expect(
    (await stranger.processes.create(aProcess({ keeper: stranger, deptId }, { code: 'mine', name: '别人的' }))).status,
  ).toBe(4000);
  const student = await school.person({ name: '李雷', deptId });
  const { id } = (await student.cases.submit({ code: 'leave', data: { reason: '回家' } })).result;
  expect((await editor.cases.ofDepartment({})).result.records.map((one) => one.id)).toEqual([id]);
  expect((await stranger.cases.ofDepartment({})).result.total).toBe(0);
  await (await school.person({ name: '韩梅梅', deptId })).cases.saveDraft({ code: 'leave', data: { reason: '看病' } });
  const refused = await editor.processes.remove(out);
  expect(refused).toMatchObject({ status: 1002, msg: expect.stringContaining('不能删除：1 件办件（') });
  expect(refused.result).toMatchObject({
    usedBy: [
      { kind: 'case', id, name: expect.stringMatching(/^\S+ .*请假/) },
      { kind: 'caseDraft', name: '' },
    ],
    totals: { case: 1, caseDraft: 1 },
  });
  const { revision } = (await editor.cases.detail({ id })).result;
  const ended = await editor.cases.manage({ id, revision, act: { action: 'end', opinion: '学生已休学' } });
  expect(ended.result).toMatchObject({ status: 'ended' });
  const audited = await school.db.many(
    sql`select action from audit_log where tenant_id = ${tenant} and entity = 'case'`,
  );
  expect(audited).toEqual([{ action: 'end' }]);
});

test('PR-4 a process is copied, exported and imported as one file', async () => {
  const { deptId, keeper, dean } = await aCampus();
  const out = await aProcessOut({ keeper, deptId }, { flow: { blocks: [aStep('a', [dean.id])] } });
  const copy = (await keeper.processes.copy({ id: out.id, code: 'leave-2', name: '请假申请二' })).result;
  expect((await keeper.processes.detail({ id: copy.id })).result.content).toMatchObject({
    code: 'leave-2',
    settings: { numberPattern: 'LEAVE2-{yyyy}-{0000}' },
  });
  expect((await keeper.processes.copy({ id: out.id, code: 'leave', name: '另一个' })).msg).toBe(
    '流程标识「leave」已被使用',
  );
  const file = (await keeper.processes.exportFile({ id: out.id })).result;
  const elsewhere = await aSchool();
  const home = await aDept(elsewhere, '信息学院');
  const importer = await processKeeper(elsewhere, home);
  const there = await elsewhere.person({ account: dean.account, name: '另一位院长', deptId: home });
  const made = (await importer.processes.importFile(file)).result;
  const { content } = (await importer.processes.detail({ id: made.id })).result;
  expect(content).toMatchObject({
    ownerId: importer.id,
    ownerDeptId: home,
    flow: { blocks: [{ handlers: [{ userIds: [there.id] }] }] },
  });
  const torn = { ...file, content: { rubbish: true } } as unknown as typeof file;
  expect((await importer.processes.importFile(torn)).status).toBe(4000);
});

test('PR-4 fields that are called like an id are fields after an import too', async () => {
  const { deptId, keeper, dean } = await aCampus();
  const text = (key: string) => ({ kind: 'text', key, label: `字段${key}`, settings: {} }) as const;
  const keys = ['roleId', 'serviceId', 'ownerId', 'userIds', 'dutyItemId', 'by'];
  const rights = Object.fromEntries(keys.map((key) => [key, 'write' as const]));
  const out = await aProcessOut(
    { keeper, deptId },
    {
      form: { sections: [{ fields: keys.map(text) }] },
      flow: { blocks: [{ ...aStep('a', [dean.id]), rights }] },
      settings: { applicantRights: rights },
    },
  );
  const file = (await keeper.processes.exportFile({ id: out.id })).result;
  const elsewhere = await aSchool();
  const importer = await processKeeper(elsewhere, await aDept(elsewhere, '信息学院'));
  const made = (await importer.processes.importFile(file)).result;
  const { content } = (await importer.processes.detail({ id: made.id })).result;
  expect(content.settings.applicantRights).toEqual(rights);
  expect(content.flow.blocks).toMatchObject([{ rights, handlers: [{ by: 'head', of: 'applicant' }] }]);
  expect(content.form.sections[0]?.fields.map(({ key }) => key)).toEqual(keys);
});

test('PR-4 PR-9 where nobody of a list to choose from is known after an import, nobody else can be chosen instead', async () => {
  const { deptId, keeper, dean } = await aCampus();
  const asking = { by: 'chosen' as const, chooser: 'applicant' as const, userIds: [dean.id] };
  const out = await aProcessOut({ keeper, deptId }, { flow: { blocks: [{ ...aStep('a', []), handlers: [asking] }] } });
  const file = (await keeper.processes.exportFile({ id: out.id })).result;
  const elsewhere = await aSchool();
  const importer = await processKeeper(elsewhere, await aDept(elsewhere, '信息学院'));
  const made = (await importer.processes.importFile(file)).result;
  const { content } = (await importer.processes.detail({ id: made.id })).result;
  expect(content.flow.blocks).toMatchObject([{ handlers: [{ by: 'head', of: 'applicant' }] }]);
});

test('PR-4 a process without a code is given one, and its cases are numbered by it; so is a copy', async () => {
  const { deptId, keeper } = await aCampus();
  const made = (await keeper.processes.create({ ...aProcess({ keeper, deptId }), code: '' })).result;
  const copy = (await keeper.processes.copy({ id: made.id, code: '', name: '请假申请二' })).result;
  const contentOf = async ({ id }: { id: string }) => (await keeper.processes.detail({ id })).result.content;
  expect(await contentOf(made)).toMatchObject({ code: 'p0001', settings: { numberPattern: 'P0001-{yyyy}-{0000}' } });
  expect(await contentOf(copy)).toMatchObject({ code: 'p0002', settings: { numberPattern: 'P0002-{yyyy}-{0000}' } });
});

test('PR-1 who may use the service may apply, and the service opens the form', async () => {
  const { school, deptId, keeper, dean } = await aCampus();
  const serviceId = await aService(school.db, { name: '请假' });
  await school.db.run(sql`update service set identity_types = '[1]' where tenant_id = ${tenant} and id = ${serviceId}`);
  await aProcessOut({ keeper, deptId }, { serviceId, flow: { blocks: [aStep('a', [dean.id])] } });
  const row = await school.db.one(
    sql`select access_way as way, url from service where tenant_id = ${tenant} and id = ${serviceId}`,
  );
  expect(row).toEqual({ way: 6, url: '#/home/apply/leave' });
  const student = await school.person({ type: 1 });
  expect((await student.cases.apply({ code: 'leave' })).status).toBe(1000);
  expect((await dean.cases.apply({ code: 'leave' })).status).toBe(4030);
  expect((await dean.cases.submit({ code: 'leave', data: { reason: '试试' } })).status).toBe(4030);
  expect((await student.cases.apply({ code: 'nothing' })).status).toBe(4040);
});
