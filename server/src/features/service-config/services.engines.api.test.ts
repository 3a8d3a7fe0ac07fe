import { expect, test } from 'vitest';
import { aSchool, type School } from '../../../test/school.ts';
import { aServiceForm, aShelved, aStored, serviceAdmin } from '../../../test/service-config.ts';
import { aDepartment, aScene, aService } from '../../../test/services.ts';
import { prepareTenant } from '../../db/seed/prepare.ts';
import { sql, tenant } from '../../db/sql.ts';

const hintsOf = (school: School) => {
  const heard = new Set<string>();
  school.parts.bus.subscribe('hint', ({ tenantId, topic }) => void (tenantId === school.tenant && heard.add(topic)));
  return heard;
};

test('a service is filled in, read back as it was written, and every field can be changed', async () => {
  const school = await aSchool();
  await prepareTenant(school.db);
  const admin = await serviceAdmin(school);
  const deptId = await aDepartment(school.db, '教务处');
  const sceneId = await aScene(school.db, '学习');
  const { id: typeId } = (await admin.serviceConfig.submitType({ name: '申请' })).result;
  const service = aServiceForm({
    summary: '每学期两轮',
    keywords: '抢课',
    deptId,
    sceneId,
    typeId,
    labelCode: 'NEW',
    labelUntil: '2030-01-01 00:00:00',
    mobileUrl: 'https://m.jw.example/',
    promiseDays: 3,
    roleIds: [admin.roleId],
    identityTypes: [1, 2],
    userDeptIds: [deptId],
    listed: true,
    openFrom: '2030-01-01 00:00:00',
    openTo: '2030-02-01 00:00:00',
    openHours: [{ days: [1, 2], from: '08:00', to: '24:00' }],
    probe: true,
  });
  const held = (await admin.serviceConfig.submit({ service })).result;
  const detail = (await admin.serviceConfig.detail({ id: held.id })).result;
  expect(detail).toMatchObject({ ...service, status: 'DRAFT', maintenance: 'NONE', deptName: '教务处', version: 1 });
  const changed = { ...aServiceForm({ name: '网上选课' }), processType: 'OFFLINE' as const, url: '' };
  const next = (await admin.serviceConfig.submit({ service: changed, held })).result;
  expect(next).toEqual({ id: held.id, version: 2 });
  expect((await admin.serviceConfig.detail({ id: held.id })).result).toMatchObject({
    ...changed,
    labelCode: null,
    roleIds: [],
    userDeptIds: [],
    deptId: null,
    openHours: [],
    probe: false,
  });
});

test('who holds an older version is told who changed the service meanwhile', async () => {
  const school = await aSchool();
  const [first, second] = [await serviceAdmin(school, '周敏'), await serviceAdmin(school, '何建平')];
  const held = await aStored(first);
  await second.serviceConfig.submit({ service: aServiceForm({ summary: '新的' }), held });
  for (const refused of [
    await first.serviceConfig.submit({ service: aServiceForm(), held }),
    await first.serviceConfig.changeStatus({ ...held, status: 'SHELF' }),
    await first.serviceConfig.maintain({ ...held, on: true }),
    await first.serviceConfig.remove(held),
  ])
    expect(refused).toMatchObject({ status: 9009, result: { who: '何建平', what: '选课' } });
});

test('a code is fixed for ever; a name and a code are taken once in a school, and the field is named', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  const admin = await serviceAdmin(school);
  const held = await aStored(admin);
  const submit = (changes: Parameters<typeof aServiceForm>[0]) =>
    admin.serviceConfig.submit({ service: aServiceForm(changes) });
  expect(await submit({ name: '另一个' })).toMatchObject({
    status: 1002,
    msg: '编码「course-selection」已存在，请换一个编码',
    result: { field: 'code' },
  });
  expect(await submit({ code: 'another' })).toMatchObject({ status: 1002, result: { field: 'name' } });
  const renamed = await admin.serviceConfig.submit({ service: aServiceForm({ code: 'another' }), held });
  expect(renamed).toMatchObject({ status: 1002, msg: '服务编码一经保存不能修改', result: { field: 'code' } });
  expect((await aStored(await serviceAdmin(other))).version).toBe(1);
});

test('a service names only what its own school has', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  const admin = await serviceAdmin(school);
  const stranger = await serviceAdmin(other);
  const { id: typeId } = (await stranger.serviceConfig.submitType({ name: '申请' })).result;
  const theirs = {
    deptId: await aDepartment(other.db, '别校'),
    sceneId: await aScene(other.db, '别校'),
    typeId,
    roleIds: [stranger.roleId],
    userDeptIds: [await aDepartment(other.db, '别处')],
    labelCode: 'NEW',
  };
  const refused = await admin.serviceConfig.submit({ service: aServiceForm(theirs) });
  expect(refused.status).toBe(4000);
  expect(refused.result).toEqual({ fields: ['deptId', 'sceneId', 'typeId', 'labelCode', 'roleIds', 'userDeptIds'] });
});

test.each([
  [{ openFrom: '2030-02-01 00:00:00', openTo: '2030-01-01 00:00:00' }, 1002],
  [{ openHours: [{ days: [1], from: '17:00', to: '08:00' }] }, 1002],
  [{ openFrom: '2030-02-30 00:00:00' }, 4000],
  [{ labelCode: 'NEW', labelUntil: '2030-13-01 00:00:00' }, 4000],
  [{ url: 'javascript:alert(1)' }, 4000],
  [{ url: 'https://user:secret@jw.example/' }, 4000],
  [{ accessWay: 4 as const, url: '#/home/apply/x' }, 4000],
  [{ accessWay: 6 as const, url: 'https://jw.example/' }, 4000],
  [{ anonymous: true, identityTypes: [3] }, 4000],
  [{ anonymous: true, userDeptIds: ['1'] }, 4000],
  [{ code: '有空 格' }, 4000],
  [{ name: ' ' }, 4000],
])('a form that contradicts itself is refused: %j', async (changes, status) => {
  const school = await aSchool();
  const admin = await serviceAdmin(school);
  expect((await admin.serviceConfig.submit({ service: aServiceForm(changes) })).status).toBe(status);
});

test('onto the shelf, off it and back; the first day on it stays', async () => {
  const school = await aSchool();
  const admin = await serviceAdmin(school);
  const held = await aStored(admin);
  const shelvedAt = async () =>
    (
      await school.db.one<{ at: Date | null }>(
        sql`select shelved_at as at from service where tenant_id = ${tenant} and id = ${held.id}`,
      )
    ).at;
  const heard = hintsOf(school);
  const on = (await admin.serviceConfig.changeStatus({ ...held, status: 'SHELF' })).result;
  await expect
    .poll(() => [...heard])
    .toEqual(
      expect.arrayContaining(['card.business', 'card.recommended', 'card.commonUse', 'card.favourites', 'services']),
    );
  const first = await shelvedAt();
  expect(first).not.toBeNull();
  const off = (await admin.serviceConfig.changeStatus({ ...on, status: 'OFF' })).result;
  expect((await (await school.person()).services.details({ id: held.id })).msg).toBe('「选课」已下架');
  await admin.serviceConfig.changeStatus({ ...off, status: 'SHELF' });
  expect(await shelvedAt()).toEqual(first);
});

test('no way leads back to a draft, nor from a draft to off', async () => {
  const school = await aSchool();
  const admin = await serviceAdmin(school);
  const held = await aStored(admin);
  expect((await admin.serviceConfig.changeStatus({ ...held, status: 'OFF' })).status).toBe(4000);
  const on = (await admin.serviceConfig.changeStatus({ ...held, status: 'SHELF' })).result;
  expect((await admin.serviceConfig.changeStatus({ ...on, status: 'DRAFT' })).status).toBe(4000);
  expect((await admin.serviceConfig.changeStatus({ ...on, status: 'SHELF' })).result).toEqual(on);
});

test('what is done online needs an address on the shelf; what is done at a counter or in the portal does not', async () => {
  const school = await aSchool();
  const admin = await serviceAdmin(school);
  const bare = await aStored(admin, { url: '' });
  const refused = await admin.serviceConfig.changeStatus({ ...bare, status: 'SHELF' });
  expect(refused).toMatchObject({ status: 1002, msg: '在线服务需要填写访问地址才能上架', result: { field: 'url' } });
  for (const changes of [{ processType: 'OFFLINE' as const }, { accessWay: 6 as const }]) {
    const named = {
      code: JSON.stringify(changes).replace(/\W/g, ''),
      name: JSON.stringify(changes),
      url: '',
      ...changes,
    };
    expect((await aShelved(admin, named)).version).toBe(2);
  }
  const on = await aShelved(admin, { code: 'c', name: 'n' });
  const emptied = await admin.serviceConfig.submit({
    service: aServiceForm({ code: 'c', name: 'n', url: '' }),
    held: on,
  });
  expect(emptied.status).toBe(1002);
});

test('HL-10 maintenance is begun and ended in words people read', async () => {
  const school = await aSchool();
  const admin = await serviceAdmin(school);
  const person = await school.person();
  const on = await aShelved(admin);
  const seen = async () => (await person.services.details({ id: on.id })).result.availability;
  const held = (await admin.serviceConfig.maintain({ ...on, on: true, reason: '升级到周一' })).result;
  expect(await seen()).toMatchObject({ state: 'MAINTENANCE', reason: '升级到周一' });
  await admin.serviceConfig.maintain({ ...held, on: false });
  expect(await seen()).toMatchObject({ state: 'OPEN', reason: '' });
});

test('a service on the shelf is not removed, nor one that a card or banner names; then it is gone with its entry', async () => {
  const school = await aSchool();
  const admin = await school.person({
    role: 'TENANT_ADMIN',
    menus: ['userFrameConfig/manage/services', 'cardBusinessConfig', 'userFrameConfig/homePageConfig'],
  });
  const on = await aShelved(admin);
  expect((await admin.serviceConfig.remove(on)).msg).toBe('上架中的服务不能删除，请先下架');
  const config = { serviceIds: [on.id] };
  const card = (await admin.cards.submit({ content: { kind: 'business', cardName: '常办', config } })).result;
  const window = { beginTime: '2026-01-01 00:00:00', endTime: '2030-01-01 00:00:00' };
  const content = { title: '迎新', serviceIds: [on.id], ...window };
  const banner = (await admin.portal.submitBanner({ content })).result;
  const off = (await admin.serviceConfig.changeStatus({ ...on, status: 'OFF' })).result;
  expect(await admin.serviceConfig.remove(off)).toMatchObject({
    msg: '仍被使用，不能删除：1 张卡片（常办）；1 个横幅（迎新）',
    result: {
      usedBy: [
        { kind: 'banner', id: banner.id, name: '迎新' },
        { kind: 'card', id: card.id, name: '常办' },
      ],
    },
  });
  await admin.cards.remove(card);
  await admin.portal.removeBanner(banner);
  const entries = () =>
    school.db.many(sql`select entity_id from search_entry where tenant_id = ${tenant} and entity_id = ${on.id}`);
  expect(await entries()).toHaveLength(1);
  expect((await admin.serviceConfig.remove(off)).status).toBe(1000);
  expect(await entries()).toEqual([]);
  expect((await admin.serviceConfig.detail({ id: on.id })).status).toBe(4040);
});

test('the list is narrowed by word, state, kind, place and maintenance', async () => {
  const school = await aSchool();
  const admin = await serviceAdmin(school, '周敏');
  const [deptId, sceneId] = [await aDepartment(school.db, '教务处'), await aScene(school.db, '学习')];
  await aShelved(admin, { code: 'a1', name: '选课', deptId, sceneId });
  await aStored(admin, { code: 'b2', name: '请假', type: 'PROCESS' });
  await aService(school.db, { name: '100%_报修', maintenance: 'PROBE' });
  const names = async (query: object) =>
    (await admin.serviceConfig.page(query)).result.records.map(({ name }) => name).sort();
  expect(await names({})).toHaveLength(3);
  expect(await names({ keyword: 'B2' })).toEqual(['请假']);
  expect(await names({ keyword: '%_' })).toEqual(['100%_报修']);
  expect(await names({ status: 'DRAFT' })).toEqual(['请假']);
  expect(await names({ type: 'PROCESS' })).toEqual(['请假']);
  expect(await names({ deptId, sceneId })).toEqual(['选课']);
  expect(await names({ maintenance: 'true' })).toEqual(['100%_报修']);
  expect(await names({ maintenance: 'false' })).toHaveLength(2);
  const { result } = await admin.serviceConfig.page({ keyword: 'a1', size: 1 });
  expect(result).toMatchObject({ total: 1, current: 1, size: 1 });
  expect(result.records[0]).toMatchObject({
    deptName: '教务处',
    sceneName: '学习',
    status: 'SHELF',
    changedBy: '周敏',
    score: null,
  });
});

test('a label whose day is over is neither shown nor looked for; one without a day stays', async () => {
  const school = await aSchool();
  await prepareTenant(school.db);
  const [admin, person] = [await serviceAdmin(school), await school.person()];
  const labelled = (code: string, name: string, labelUntil: string | null) =>
    aShelved(admin, { code, name, labelCode: 'NEW', labelUntil });
  await labelled('over', '过期的', '2020-01-01 00:00:00');
  await labelled('still', '有效的', '2099-01-01 00:00:00');
  await labelled('always', '一直的', null);
  const page = async (query: object) => (await person.hall.page(query)).result.records;
  const shown = Object.fromEntries((await page({})).map((one) => [one.serviceName, one.shelfLabelName]));
  expect(shown).toEqual({ 过期的: '', 有效的: '新', 一直的: '新' });
  expect((await page({ label: 'NEW' })).map(({ serviceName }) => serviceName).sort()).toEqual(['一直的', '有效的']);
  expect((await person.hall.facets({})).result.labels).toMatchObject([{ id: 'NEW', count: 2 }]);
});

test('every change is in the audit, and a secret never is', async () => {
  const school = await aSchool();
  const admin = await serviceAdmin(school);
  const on = await aShelved(admin);
  await admin.serviceConfig.renewSecret({ id: on.id });
  const lines = await school.db.many<{ action: string }>(sql`
    select action, before, after from audit_log
    where tenant_id = ${tenant} and entity = 'service' and entity_id = ${on.id} order by id`);
  expect(lines.map(({ action }) => action)).toEqual(['create', 'changeStatus', 'renewSecret']);
});

test('a secret is shown once, kept as a hash, and the new one ends the old', async () => {
  const school = await aSchool();
  const admin = await serviceAdmin(school);
  const held = await aShelved(admin);
  const { id } = held;
  const kept = () =>
    school.db.one<{ secret: string }>(
      sql`select verify_secret as secret from service where tenant_id = ${tenant} and id = ${id}`,
    );
  expect((await admin.serviceConfig.detail({ id })).result.secretSet).toBe(false);
  const { secret } = (await admin.serviceConfig.renewSecret({ id })).result;
  const before = await kept();
  expect(before.secret).not.toContain(secret);
  await admin.serviceConfig.renewSecret({ id });
  expect(await kept()).not.toEqual(before);
  const detail = (await admin.serviceConfig.detail({ id })).result;
  expect(detail.secretSet).toBe(true);
  expect(JSON.stringify(detail)).not.toContain(before.secret);
  expect((await admin.serviceConfig.submit({ service: aServiceForm(), held })).status).toBe(1000);
});

test('a sensitive word is refused in what people read of a service', async () => {
  const school = await aSchool();
  await school.db.run(sql`insert into sensitive_word (tenant_id, word) values (${tenant}, ${'代写论文'})`);
  const admin = await serviceAdmin(school);
  const service = aServiceForm({ summary: '代写论文' });
  expect((await admin.serviceConfig.submit({ service })).msg).toContain('代写论文');
});

test('services are administered with the menu entry only, and picked by anybody who configures', async () => {
  const school = await aSchool();
  const id = await aService(school.db, { name: '选课' });
  const person = await school.person();
  expect((await person.serviceConfig.page()).http).toBe(403);
  expect((await person.serviceConfig.pick({})).http).toBe(403);
  const cards = await school.person({ menus: ['cardBusinessConfig'] });
  expect((await cards.serviceConfig.page()).http).toBe(403);
  expect((await cards.serviceConfig.pick({})).result.map(({ serviceId }) => serviceId)).toEqual([id]);
});

test('AD-1 a service without a code gets one of its own, which stays', async () => {
  const admin = await serviceAdmin(await aSchool());
  const service = aServiceForm({ code: '' });
  const held = (await admin.serviceConfig.submit({ service })).result;
  expect((await admin.serviceConfig.detail({ id: held.id })).result.code).toBe('S0001');
  expect((await admin.serviceConfig.submit({ service, held })).status).toBe(1000);
  expect((await admin.serviceConfig.detail({ id: held.id })).result.code).toBe('S0001');
});
