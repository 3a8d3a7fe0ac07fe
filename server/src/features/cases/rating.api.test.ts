import { expect, test } from 'vitest';
import { anApiClient } from '../../../test/open.ts';
import { aCase, actNow, aDept, aProcessOut, aStep, processKeeper } from '../../../test/processes.ts';
import { aSchool } from '../../../test/school.ts';
import { aService } from '../../../test/services.ts';
import { prepareTenant } from '../../db/seed/prepare.ts';
import { sql, tenant } from '../../db/sql.ts';

test('RA-2 a finished case is rated once, within thirty days, by its applicant alone', async () => {
  const school = await aSchool();
  const deptId = await aDept(school, '信息学院');
  const keeper = await processKeeper(school, deptId);
  const applicant = await school.person({ name: '李雷', deptId });
  await aProcessOut({ keeper, deptId }, { flow: { blocks: [aStep('a', [keeper.id])] } });
  const { id } = await aCase(applicant);
  const stars = { caseId: id, score: 5, text: '很快' };
  expect((await applicant.cases.canRate({ caseId: id })).result).toMatchObject({
    can: false,
    reason: '该办件当前不能进行此操作',
  });
  await actNow(keeper, id, { action: 'approve' });
  expect((await applicant.cases.canRate({ caseId: id })).result).toEqual({ can: true, reason: '', caseId: id });
  expect((await applicant.cases.mine({})).result.records[0]?.can).toContain('rate');
  expect((await keeper.cases.rate(stars)).status).toBe(4040);
  const other = await aCase(applicant);
  await actNow(keeper, other.id, { action: 'approve' });
  await school.db.run(sql`
    update case_file set finished_at = now() - interval '31 days' where tenant_id = ${tenant} and id = ${other.id}`);
  expect((await applicant.cases.rate({ ...stars, caseId: other.id })).msg).toBe('评价时间为办结后 30 天内');
  const answers = await Promise.all([applicant.cases.rate(stars), applicant.cases.rate(stars)]);
  expect(answers.map(({ msg }) => msg).sort()).toEqual(['success', '这个办件已经评价过']);
});

/** An applicant with a finished case of a process that is a service of the hall. */
async function aFinishedCase() {
  const school = await aSchool();
  await prepareTenant(school.db);
  const deptId = await aDept(school, '信息学院');
  const keeper = await processKeeper(school, deptId);
  const applicant = await school.person({ name: '李雷', deptId, number: '2023001' });
  const serviceId = await aService(school.db, { name: '请假', type: 'PROCESS', deptId });
  await aProcessOut({ keeper, deptId }, { serviceId, flow: { blocks: [aStep('a', [keeper.id])] } });
  const { id, no } = await aCase(applicant);
  await actNow(keeper, id, { action: 'approve' });
  return { school, keeper, applicant, serviceId, caseId: id, no };
}

test('RA-3 a case is rated with the words of its level; those of another level are refused', async () => {
  const { applicant, caseId } = await aFinishedCase();
  const [bad = ''] = (await applicant.services.scoreLabels({ score: 1 })).result;
  const [good = ''] = (await applicant.services.scoreLabels({ score: 5 })).result;
  expect((await applicant.cases.rate({ caseId, score: 5, labels: [bad] })).status).toBe(4000);
  expect((await applicant.cases.rate({ caseId, score: 0 })).status).toBe(4000);
  expect((await applicant.cases.rate({ caseId, score: 5, labels: [good] })).status).toBe(1000);
});

test('RA-6 other systems and readers of the service hear of an anonymous rating, and neither of whom nor of which case', async () => {
  const { school, keeper, applicant, serviceId, caseId, no } = await aFinishedCase();
  const { admin, id: clientId } = await anApiClient(school);
  const hook = { clientId, url: 'https://other.example/hook', ofAllApps: true, isDisabled: false };
  await admin.apiClients.createWebhook({ ...hook, kinds: ['rating.created', 'case.changed'] });
  const before = (await keeper.cases.detail({ id: caseId })).result;
  await applicant.cases.rate({ caseId, score: 2, text: '等了很久', anonymous: true });
  const events = await school.db.many<{ kind: string; object: string; payload: object }>(sql`
    select kind, object_id as object, payload from outbox_event where tenant_id = ${tenant} order by id`);
  expect(events).toMatchObject([{ kind: 'rating.created', payload: { score: 2, text: '等了很久' } }]);
  const names = [applicant.account, applicant.id, '李雷', '2023001', no].map((word) => `"${word}"`);
  for (const word of [...names, `case:${caseId}`]) expect(JSON.stringify(events)).not.toContain(word);
  const { comments } = (await keeper.services.ratings({ serviceId })).result;
  expect(comments.records).toMatchObject([{ who: '', text: '等了很久' }]);
  // The case looks the same to its department as before.
  const after = (await keeper.cases.detail({ id: caseId })).result;
  expect({ ...after, fileUrls: {} }).toEqual({ ...before, fileUrls: {} });
});
