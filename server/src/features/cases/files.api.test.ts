import { expect, test } from 'vitest';
import { aCase, actNow, aDept, aProcessOut, aStep, processKeeper } from '../../../test/processes.ts';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { sql, tenant } from '../../db/sql.ts';

const proof = { kind: 'files', key: 'proof', label: '证明', settings: {} } as const;
const other = { kind: 'files', key: 'other', label: '其他', settings: {} } as const;

async function aCampus(fields: readonly object[] = [proof], more: object = {}) {
  const school = await aSchool();
  const deptId = await aDept(school, '信息学院');
  const keeper = await processKeeper(school, deptId);
  const applicant = await school.person({ name: '李雷', deptId });
  const tutor = await school.person({ name: '王老师', type: 3, deptId });
  await aProcessOut(
    { keeper, deptId },
    { flow: { blocks: [aStep('a', [tutor.id])] }, form: { sections: [{ fields: fields as never[] }] }, ...more },
  );
  return { school, deptId, keeper, applicant, tutor };
}

async function anUpload(who: TestPerson, file = new File(['材料'], '材料.txt')) {
  const { id, name, size } = (await who.files.upload({ file })).result;
  return { id, name, size };
}

/** What was uploaded so far is some days old, and the nightly cleanup comes. */
async function nightsPass(school: School) {
  await school.db.run(sql`
    update file_object set created_at = created_at - interval '3 days' where tenant_id = ${tenant}`);
  await school.parts.jobs.start(school.db, 'cleanup', {});
  await school.parts.jobs.runDue(school.tenant);
}

const kept = async ({ db }: School) =>
  (await db.many<{ id: string }>(sql`select id::text from file_object where tenant_id = ${tenant} order by id`)).map(
    ({ id }) => id,
  );

const gone = { status: 4000, result: { problems: [{ key: 'proof', code: 'fileGone' }] } };

test('PR-4 FI-1 the files of a draft are there as long as the draft, and are submitted with it', async () => {
  const { school, applicant } = await aCampus();
  const file = await anUpload(applicant);
  await applicant.cases.saveDraft({ code: 'leave', data: { proof: [file] } });
  await nightsPass(school);
  expect((await applicant.files.link({ id: file.id })).status).toBe(1000);
  const { draft } = (await applicant.cases.apply({ code: 'leave' })).result;
  const again = { code: 'leave', id: draft?.id ?? '', revision: draft?.revision ?? 0, data: draft?.data ?? {} };
  expect((await applicant.cases.submit(again)).result).toMatchObject({ status: 'running' });
});

test('PR-4 FI-1 nobody but its applicant reads the files of a draft', async () => {
  const { applicant, keeper, tutor } = await aCampus();
  const file = await anUpload(applicant);
  await applicant.cases.saveDraft({ code: 'leave', data: { proof: [file] } });
  for (const who of [keeper, tutor]) expect((await who.files.link({ id: file.id })).status).toBe(4040);
});

test('PR-4 DR-7 a file that was taken out of a draft, or whose draft was thrown away, is gone after a while', async () => {
  const { school, applicant } = await aCampus();
  const [one, two] = [await anUpload(applicant), await anUpload(applicant)];
  const first = (await applicant.cases.saveDraft({ code: 'leave', data: { proof: [one] } })).result;
  const held = { id: first.id, revision: first.revision };
  await applicant.cases.saveDraft({ code: 'leave', ...held, data: { proof: [two] } });
  await nightsPass(school);
  expect(await kept(school)).toEqual([two.id]);
  await applicant.cases.removeDraft({ id: first.id });
  await nightsPass(school);
  expect(await kept(school)).toEqual([]);
});

test('PR-4 DR-7 a file that is replaced before it is submitted does not stay; what was submitted stays', async () => {
  const { school, keeper, deptId, applicant, tutor } = await aCampus();
  await aProcessOut(
    { keeper, deptId },
    {
      ...{ code: 'trip', name: '出差', form: { sections: [{ fields: [proof] }] } },
      flow: { blocks: [aStep('a', [tutor.id], { allows: ['return'] })] },
      settings: { numberPattern: 'CC-{yyyy}-{0000}' },
    },
  );
  const [submitted, replaced, last] = [await anUpload(applicant), await anUpload(applicant), await anUpload(applicant)];
  const { id } = await aCase(applicant, { proof: [submitted] }, 'trip');
  await actNow(tutor, id, { action: 'return', opinion: '请换' });
  const revision = async () => (await applicant.cases.detail({ id })).result.revision;
  const sent = async (data: object) => ({ code: 'trip', id, revision: await revision(), data: { ...data } });
  await applicant.cases.saveDraft(await sent({ proof: [replaced] }));
  await applicant.cases.submit(await sent({ proof: [last] }));
  await nightsPass(school);
  expect(await kept(school)).toEqual([submitted.id, last.id]);
});

test('PR-4 a draft of any shape is kept as it is, and a file that is gone is told at its field when it is submitted', async () => {
  const { applicant } = await aCampus();
  let held = {};
  for (const value of [[null], [{ id: 'x' }], ['1'], [{ id: '999999999999999999999' }], 5]) {
    const { id, revision } = (await applicant.cases.saveDraft({ code: 'leave', ...held, data: { proof: value } }))
      .result;
    expect(id).toMatch(/^\d+$/);
    held = { id, revision };
  }
  const unknown = { id: '4711', name: '材料.txt', size: 1 };
  expect(await applicant.cases.submit({ code: 'leave', ...held, data: { proof: [unknown] } })).toMatchObject(gone);
});

test('FI-1 PR-10 a file that somebody else uploaded, or that belongs to another case or field, is not taken', async () => {
  const { applicant, tutor } = await aCampus([proof, other]);
  const stranger = await anUpload(tutor);
  expect(await applicant.cases.submit({ code: 'leave', data: { proof: [stranger] } })).toMatchObject(gone);
  const used = await anUpload(applicant);
  await aCase(applicant, { proof: [used] });
  expect(await applicant.cases.submit({ code: 'leave', data: { proof: [used] } })).toMatchObject(gone);
  const mine = await anUpload(applicant);
  const draft = (await applicant.cases.saveDraft({ code: 'leave', data: { other: [mine] } })).result;
  const held = { id: draft.id, revision: draft.revision };
  expect(await applicant.cases.submit({ code: 'leave', ...held, data: { proof: [mine] } })).toMatchObject(gone);
});

test('FI-1 PR-10 a file stands in the form with the name and size it has, and is of the kind that the field takes', async () => {
  const pdfs = { ...proof, settings: { types: ['pdf'] } };
  const picture = { kind: 'picture', key: 'photo', label: '照片', settings: {} };
  const { applicant } = await aCampus([pdfs, picture, other]);
  const file = await anUpload(applicant);
  const named = { ...file, name: '材料.pdf', size: 1 };
  const refused = async (data: object) =>
    (await applicant.cases.submit({ code: 'leave', data: { ...data } })).result as unknown;
  expect(await refused({ proof: [named] })).toMatchObject({ problems: [{ key: 'proof', code: 'wrongFileType' }] });
  expect(await refused({ photo: [file] })).toMatchObject({ problems: [{ key: 'photo', code: 'notAPicture' }] });
  const { id } = await aCase(applicant, { other: [named] });
  expect((await applicant.cases.detail({ id })).result.data).toEqual({ other: [file] });
});

test('FI-1 what hangs on an opinion is an upload of who writes it, not a file of the case by its number', async () => {
  const { applicant, tutor } = await aCampus();
  const file = await anUpload(applicant);
  const { id } = await aCase(applicant, { proof: [file] });
  const files = [{ id: file.id, name: file.name }];
  expect((await actNow(tutor, id, { action: 'comment', opinion: '看', files })).status).toBe(4040);
  expect((await actNow(applicant, id, { action: 'comment', opinion: '看', files })).status).toBe(4040);
  const own = await anUpload(tutor);
  const attached = { action: 'comment', opinion: '看', files: [{ id: own.id, name: '改名.pdf' }] } as const;
  expect((await actNow(tutor, id, { ...attached, files: [...attached.files] })).status).toBe(1000);
  const { log } = (await applicant.cases.detail({ id })).result;
  expect(log.at(-1)?.files.map(({ name }) => name)).toEqual([own.name]);
});
