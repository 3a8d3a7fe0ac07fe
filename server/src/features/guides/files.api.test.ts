import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aGuide, aGuideDraft, aGuideOut, guideKeeper, guidePublisher } from '../../../test/guides.ts';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { aDepartment, aService } from '../../../test/services.ts';

async function aPicture(person: TestPerson) {
  const drawn = sharp({ create: { width: 8, height: 8, channels: 3, background: '#008cff' } });
  const file = new File([await drawn.png().toBuffer()], '流程图.png');
  const { id } = (await person.files.upload({ file, picture: true })).result;
  return { name: '流程图.png', url: `/files/${id}` };
}
const httpOf = async (school: School, url: string) => (await school.inject({ method: 'GET', url })).http;

async function aCampus() {
  const school = await aSchool();
  const deptId = await aDepartment(school.db, '教务处');
  const serviceId = await aService(school.db, { name: '成绩', code: 'JW02', deptId, listed: true });
  return { school, serviceId, publisher: await guidePublisher(school), keeper: await guideKeeper(school, deptId) };
}

test('the files of a guide are seen by its readers by their own address, by its keepers before it is out', async () => {
  const { school, serviceId, publisher, keeper } = await aCampus();
  const reader = await school.person();
  const picture = await aPicture(keeper);
  const draft = await aGuideDraft(keeper, serviceId, {
    steps: { picture },
    attachments: [picture],
    description: `<p><img src="${picture.url}"></p>`,
  });
  const { links, content } = (await keeper.guides.detail({ id: draft.id })).result;
  expect(content.steps.picture).toEqual(picture);
  expect(await httpOf(school, links[picture.url] ?? '')).toBe(200);
  const other = (await publisher.guides.detail({ id: draft.id })).result.links[picture.url] ?? '';
  expect(await httpOf(school, other)).toBe(200);
  await publisher.publishing.publish(draft);
  const { result } = await reader.guides.info({ serviceId });
  expect(result.steps.picture?.url).toMatch(/\?s=/);
  expect(result.description).toContain('?s=');
  expect(await httpOf(school, result.steps.picture?.url ?? '')).toBe(200);
  expect(await httpOf(school, picture.url)).toBe(404);
});

test('visitors see the files of a public guide, and no longer when it is not', async () => {
  const { school, serviceId, publisher } = await aCampus();
  const picture = await aPicture(publisher);
  const held = await aGuideOut(publisher, serviceId, { isPublic: true, steps: { picture } });
  expect((await school.visitor.guides.openInfo({ serviceId })).result.steps.picture?.url).toBe(picture.url);
  expect(await httpOf(school, picture.url)).toBe(200);
  expect(await httpOf(await aSchool(), picture.url)).toBe(404);
  await publisher.guides.changeShelf({ ...held, off: true });
  expect(await httpOf(school, picture.url)).toBe(404);
});

test('a file stays while an older version shows it, and goes with the guide', async () => {
  const { school, serviceId, publisher } = await aCampus();
  const picture = await aPicture(publisher);
  const first = await aGuideOut(publisher, serviceId, { isPublic: true, steps: { picture } });
  const next = (await publisher.guides.submit({ content: aGuide(serviceId, { isPublic: true }), held: first })).result;
  const second = (await publisher.publishing.publish(next)).result;
  const back = (await publisher.publishing.rollBack({ ...second, number: 1 })).result;
  expect(await httpOf(school, picture.url)).toBe(200);
  await publisher.guides.remove(back);
  expect(await httpOf(school, picture.url)).toBe(404);
});

test('nobody hangs a file of another on their guide', async () => {
  const { serviceId, publisher, keeper } = await aCampus();
  const picture = await aPicture(publisher);
  const content = aGuide(serviceId, { steps: { picture } });
  expect((await keeper.guides.submit({ content })).status).toBe(4040);
  expect((await keeper.guides.page()).result.total).toBe(0);
});
