import { setupSteps } from '@yizhan/contract/entities/setup.ts';
import { expect, test } from 'vitest';
import { aSchool } from '../../../test/school.ts';
import { prepareTenant } from '../../db/seed/prepare.ts';

const menus = ['userFrameConfig/manage/setup', 'userFrameConfig/manage/services'] as const;

test('AD-7 the guide tells what a new school still lacks; a step can be confirmed and opened again', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const { result: first } = await admin.setup.progress({});
  expect(first.steps).toEqual(setupSteps.map((step) => ({ step, state: 'OPEN' })));
  expect(first).toMatchObject({ hasCrest: false, hasCentralLogin: false, counts: { departments: 0, cards: 0 } });

  const stateOf = (steps: typeof first.steps, step: string) => steps.find((one) => one.step === step)?.state;
  const { result: confirmed } = await admin.setup.confirm({ step: 'landing', confirmed: true });
  expect(stateOf(confirmed.steps, 'landing')).toBe('CONFIRMED');
  const { result: reopened } = await admin.setup.confirm({ step: 'landing', confirmed: false });
  expect(stateOf(reopened.steps, 'landing')).toBe('OPEN');

  await school.person();
  const { result: peopled } = await admin.setup.progress({});
  expect(stateOf(peopled.steps, 'people')).toBe('DONE');
});

test('AD-7 services come from 60 templates: complete ones go on the shelf, the others are drafts, none comes twice', async () => {
  const school = await aSchool();
  await school.db.transaction(prepareTenant);
  const admin = await school.person({ role: 'TENANT_ADMIN' });
  const { result: offered } = await admin.serviceConfig.templates({});
  expect(offered).toHaveLength(60);
  expect(offered.some(({ used }) => used)).toBe(false);

  const chosen = [{ code: 'insurance' }, { code: 'grades', url: 'https://jw.school.test/grades' }, { code: 'salary' }];
  const made = await admin.serviceConfig.createFromTemplates({ chosen, shelve: true });
  expect(made.result).toEqual({ shelved: 2, drafts: 1, skipped: 0 });
  const again = await admin.serviceConfig.createFromTemplates({ chosen: chosen.slice(0, 1), shelve: true });
  expect(again.result).toEqual({ shelved: 0, drafts: 0, skipped: 1 });

  const student = await school.person({ type: 1 });
  const { result: hall } = await student.hall.page({});
  expect(hall.records.map(({ serviceName }) => serviceName).sort()).toEqual(['学生医保', '成绩查询'].sort());
  const { result: progress } = await admin.setup.progress({});
  expect(progress.counts).toMatchObject({ shelved: 2, drafts: 1 });
});

test('AD-7 one who may not shelve gets drafts; an unknown template and an unsafe address are refused', async () => {
  const school = await aSchool();
  const clerk = await school.person({ menus });
  const create = (code: string, url = '') =>
    clerk.serviceConfig.createFromTemplates({ chosen: [{ code, url }], shelve: true });
  expect((await create('insurance')).result).toEqual({ shelved: 0, drafts: 1, skipped: 0 });
  expect((await create('no-such')).status).toBe(4040);
  expect((await create('grades', 'javascript:alert(1)')).status).toBe(4000);
});
