import { identityTypes } from '@yizhan/contract/permissions.ts';
import type { Menu } from '@yizhan/contract/sections.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPublishedCard } from '../../../test/cards.ts';
import { everyCall } from '../../../test/every-call.ts';
import { aGuideOut } from '../../../test/guides.ts';
import { aBanner, out } from '../../../test/portal.ts';
import { type Answer, aSchool, type PersonOptions, type School, type TestPerson } from '../../../test/school.ts';
import { aShelved } from '../../../test/service-config.ts';
import { aDepartment, favour, popular, visited } from '../../../test/services.ts';
import { prepareTenant } from '../../db/seed/prepare.ts';

/** Every text of the restricted service that somebody else could come across. */
const name = '量子成果登记';
const department = '量子研究院';
const secrets = [name, '量子所摘要', 'only-teachers.example', '量子场景', department, '量子类型', '量子指南'];

type Reader = Pick<TestPerson, keyof School['visitor']>;
type CallInputs = Record<string, readonly object[]>;

const menus: readonly Menu[] = [
  'userFrameConfig/manage/services',
  'managementGuideConfig',
  'cardBusinessConfig',
  'userFrameConfig/homePageConfig',
];

const groups = ['hall', 'services', 'guides', 'landing', 'shell'];
const open = everyCall.filter(
  ({ name: call, call: { access } }) => groups.includes(call.split('.')[0] ?? '') && access !== 'config',
);

/** Responses that may contain the name: the caller knew the URL and is told whom the service is for (HL-7). */
const explaining = ['services.details', 'guides.info'];
/** Departments are listed for everybody, even those without a service for the reader. */
const listing = ['landing.index', 'landing.departments'];
/** Calls on the service, or that read it by id, are refused. */
const refused = [
  ...['click', 'details', 'openDetails', 'address', 'collect', 'giveScore', 'checkScore', 'ratings'].map(
    (call) => `services.${call}`,
  ),
  ...['guides.info', 'guides.openInfo', 'guides.correct', 'shell.frame'],
];

const { undergraduate, teacher: teaching } = identityTypes;
/** Whom the service is for. The outsider differs from the insider only in this. */
type Restriction = { identityTypes: number[] } | { userDeptIds: string[] };
type Circle = { kept: Restriction; insider: PersonOptions; outsider: PersonOptions; named: string };

const circles = {
  'for teachers': async (school: School): Promise<Circle> => {
    await prepareTenant(school.db);
    return {
      kept: { identityTypes: [teaching] },
      insider: { type: teaching },
      outsider: { type: undergraduate },
      named: '教师',
    };
  },
  'for another department': async ({ db }: School): Promise<Circle> => {
    const [faculty, elsewhere] = [await aDepartment(db, '理学部'), await aDepartment(db, '文学部')];
    const below = await aDepartment(db, '凝聚态所', await aDepartment(db, '物理系', faculty));
    return {
      kept: { userDeptIds: [faculty] },
      insider: { type: undergraduate, deptId: below },
      outsider: { type: undergraduate, deptId: elsewhere },
      named: '理学部',
    };
  },
};

describe.each(Object.keys(circles) as (keyof typeof circles)[])('a service %s', (whom) => {
  let school: School;
  let insider: TestPerson;
  let outsider: TestPerson;
  let named: string;
  let serviceId: string;
  let guideId: string;
  let topicId: string;

  beforeAll(async () => {
    school = await aSchool();
    const circle = await circles[whom](school);
    const admin = await school.person({ ...circle.insider, menus, role: 'TENANT_ADMIN' });
    insider = await school.person(circle.insider);
    outsider = await school.person(circle.outsider);
    named = circle.named;
    const deptId = await aDepartment(school.db, department);
    const scene = { name: '量子场景', icon: 'book', tint: 1 };
    const { id: sceneId } = (await admin.serviceConfig.submitScene(scene)).result;
    const { id: typeId } = (await admin.serviceConfig.submitType({ name: '量子类型' })).result;
    const kept = { ...circle.kept, deptId, sceneId, typeId, summary: '量子所摘要', keywords: '量子抢登' };
    const url = 'https://only-teachers.example/';
    ({ id: serviceId } = await aShelved(admin, { code: 'quantum', name, url, mobileUrl: url, ...kept }));
    await aShelved(admin, { code: 'common', name: '量多服务', url: 'https://all.example/' });
    guideId = (await aGuideOut(admin, serviceId, { guideName: '量子指南', isPublic: true })).id;
    for (const kind of ['favourites', 'recommended', 'commonUse'] as const)
      await aPublishedCard(admin, { kind, cardName: kind, config: {} });
    await aPublishedCard(admin, { kind: 'business', cardName: '服务', config: { serviceIds: [serviceId] } });
    const banner = aBanner({ title: '专题', serviceIds: [serviceId] });
    ({ id: topicId } = await out(admin, await admin.portal.submitBanner({ content: banner })));
    // Both favoured and used it while allowed. Those it is for also search for it and rate it.
    for (const { id: userId } of [insider, outsider]) {
      await favour(school.db, userId, [serviceId]);
      await visited(school.db, { serviceId, userId, times: 5 });
    }
    await popular(school.db, { serviceId, visits: 50, identityType: undergraduate });
    await popular(school.db, { serviceId, visits: 50, identityType: teaching });
    for (const person of [insider, admin]) await person.hall.page({ keyword: name });
    await insider.services.giveScore({ serviceId, score: 5, text: '量子所摘要' });
  });

  /** Inputs for every call available without a menu entry. A new call must be added here. */
  const asked = (): CallInputs => ({
    'hall.page': [
      {},
      ...['recommended', 'newest', 'hot'].map((tab) => ({ tab })),
      ...[name, '量子', 'liangzi', 'lzcg', '量子成果登己', '量子抢登', '摘要'].map((keyword) => ({ keyword })),
      { letter: 'L' },
      { audience: identityTypes.teacher },
      { type: 'APPLICATION', sort: 'new' },
    ],
    'hall.openPage': [{}, { keyword: name }, { keyword: 'liangzi' }, { tab: 'hot' }],
    'hall.facets': [{}, { keyword: '量子' }],
    'hall.centre': [{}],
    'hall.suggest': ['量子', '量', 'liangz', 'lz', name].map((keyword) => ({ keyword })),
    'hall.openSuggest': ['量子', '量', 'liangz', 'lz', name].map((keyword) => ({ keyword })),
    'hall.words': [{}],
    'hall.recent': [{}],
    'hall.forget': [{}],
    'hall.request': [{ keyword: '想要', text: '一个服务' }],
    'hall.hottest': [{}],
    'hall.openHottest': [{}],
    'hall.newest': [{}],
    'hall.openNewest': [{}],
    'hall.counts': [{}],
    'hall.openCounts': [{}],
    'hall.pageRoles': [{}, { keyword: name }],
    'hall.shelf': [{}, { keyword: '量子' }],
    'hall.casServices': [{}],
    'hall.departments': [{}],
    'hall.scenes': [{}],
    'hall.types': [{}],
    'services.click': [{ serviceId }],
    'shell.find': [{ keyword: name }, { keyword: '量子' }],
    'services.details': [{ id: serviceId }],
    'services.openDetails': [{ id: serviceId }],
    'services.address': [{ serviceId }],
    'services.favourites': [{}],
    'services.collect': [{ serviceId }],
    'services.cancelCollect': [{ serviceId: '999999999999' }],
    'services.changeOrder': [{ ids: [serviceId] }],
    'services.submitFolder': [{ name: '学习' }],
    'services.removeFolder': [{ id: '999999999999' }],
    'services.orderFolders': [{ ids: [] }],
    'services.giveScore': [{ serviceId, score: 1 }],
    'services.checkScore': [{ serviceId }],
    'services.myRatings': [{}, { box: 'waiting' }],
    'services.scoreLabels': [{ score: 5 }],
    'services.ratings': [{ serviceId }],
    'guides.search': [{}, { keyword: '量子' }, { keyword: 'liangzi' }],
    'guides.openSearch': [{}, { keyword: '量子' }],
    'guides.info': [{ serviceId }, { guideId }, { code: 'quantum' }],
    'guides.openInfo': [{ serviceId }, { guideId }, { code: 'quantum' }],
    'guides.correct': [{ guideId, text: '写错了' }],
    'landing.index': [{}],
    'landing.page': [{ type: 'recommended' }, { type: 'hot' }, { type: 'newest' }],
    'landing.overview': [{}],
    'landing.scenes': [{}],
    'landing.departments': [{}],
    'landing.footer': [{}],
    'landing.statistics': [{}],
    'landing.bottom': [{}],
    'landing.configuration': [{}],
    'landing.topic': [{ id: topicId }],
    'shell.frame': [{ kind: 'service', id: serviceId }],
    'shell.topMenu': [{}],
    'cards.home': [{}],
    'portal.specials': [{}],
    'portal.topic': [{ id: topicId }],
  });

  async function answersOf(reader: Reader, call: string): Promise<Answer<unknown>[]> {
    const [group = '', verb = ''] = call.split('.');
    const groupCalls = (
      reader as unknown as Record<string, Record<string, (input: object) => Promise<Answer<unknown>>>>
    )[group];
    const answers: Answer<unknown>[] = [];
    for (const input of asked()[call] ?? []) answers.push((await groupCalls?.[verb]?.(input)) ?? expect.fail(call));
    return answers;
  }

  /** What a response reveals about the service. */
  function toldBy(answer: Answer<unknown>, call: string): string[] {
    const { msg } = answer;
    // A person's own search history may contain any word.
    const result = call === 'hall.words' ? { ...(answer.result as object), history: [] } : answer.result;
    const text = JSON.stringify(explaining.includes(call) ? { result } : { msg, result });
    const ids = [`"serviceId":"${serviceId}"`, `"guideId":"${guideId}"`];
    const kept = listing.includes(call) ? secrets.filter((secret) => secret !== department) : secrets;
    return [...kept, ...ids].filter((secret) => text.includes(secret));
  }

  test('HL-6 every call for people without a menu entry is tried', () => {
    expect(open.map(({ name: call }) => call).filter((call) => !(call in asked()))).toEqual([]);
  });

  test.each([...new Set([...open.map(({ name: call }) => call), 'cards.home', 'portal.specials', 'portal.topic'])])(
    'HL-6 RO-4 %s tells others and visitors nothing of it',
    async (call) => {
      for (const reader of [outsider, school.visitor]) {
        const answers = await answersOf(reader, call);
        expect(answers.flatMap((answer) => toldBy(answer, call))).toEqual([]);
        if (refused.includes(call)) expect(answers.filter(({ status }) => status === 1000)).toEqual([]);
        expect(answers.filter(({ status }) => status === 9999)).toEqual([]);
      }
    },
  );

  test.each(['/', '/s/quantum', '/sitemap.xml'])('HL-6 %s tells nothing of it either', async (url) => {
    const { body } = await school.inject({ url });
    expect(secrets.filter((secret) => secret !== department && body.includes(secret))).toEqual([]);
  });

  test('HL-7 who opens its address is told whom it is for, and nothing else', async () => {
    const { status, msg, result } = await outsider.services.details({ id: serviceId });
    expect([status, result]).toEqual([4030, { audience: named }]);
    expect(secrets.filter((secret) => msg.includes(secret))).toEqual([name]);
    expect(msg).toContain(`仅面向${named}开放`);
  });

  test.each([
    ...['hall.page', 'hall.facets', 'hall.suggest', 'hall.hottest', 'hall.newest', 'hall.shelf', 'hall.scenes'],
    ...[
      'services.details',
      'services.address',
      'services.favourites',
      'services.ratings',
      'guides.search',
      'guides.info',
    ],
    ...['shell.frame', 'cards.home', 'portal.topic'],
  ])('those it is for come across it by %s', async (call) => {
    const answers = await answersOf(insider, call);
    expect(answers.flatMap((answer) => toldBy(answer, 'any'))).not.toEqual([]);
  });
});
