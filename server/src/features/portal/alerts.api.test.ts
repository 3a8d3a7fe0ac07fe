import { identityTypes } from '@yizhan/contract/permissions.ts';
import { expect, test } from 'vitest';
import { anAlert, hour, inHours, out, portalAdmin } from '../../../test/portal.ts';
import { aSchool } from '../../../test/school.ts';

test('an emergency line stands above every page of those it is meant for, in its window', async () => {
  const school = await aSchool();
  const admin = await portalAdmin(school);
  const submit = async (title: string, changes: Parameters<typeof anAlert>[0]) =>
    out(admin, await admin.portal.submitAlert({ content: anAlert({ title, ...changes }) }));
  await submit('停水', { isPublic: true });
  await submit('台风红色预警', { level: 'urgent' });
  await submit('监考培训', { identities: [identityTypes.teacher] });
  await submit('明天', { beginTime: inHours(3), endTime: inHours(5), isPublic: true });
  const lines = async (who: typeof school.visitor) =>
    (await who.session.init()).result.alerts.map(({ title }) => title);
  expect(await lines(school.visitor)).toEqual(['停水']);
  expect(await lines(await school.person({ type: identityTypes.undergraduate }))).toEqual(['台风红色预警', '停水']);
  expect((await lines(await school.person({ type: identityTypes.teacher }))).sort()).toEqual(
    ['停水', '台风红色预警', '监考培训'].sort(),
  );
  school.travel(4 * hour);
  expect(await lines(school.visitor)).toEqual(['明天']);
});

test('publishing and removing a line is told to every open page', async () => {
  const school = await aSchool();
  const admin = await portalAdmin(school);
  const heard: string[] = [];
  school.parts.bus.subscribe(
    'hint',
    ({ tenantId, topic, userIds }) => void (tenantId === school.tenant && !userIds && heard.push(topic)),
  );
  const person = await school.person();
  expect((await person.session.init()).result.alerts).toEqual([]);
  const held = await out(admin, await admin.portal.submitAlert({ content: anAlert() }));
  expect((await person.session.init()).result.alerts).toHaveLength(1);
  expect((await admin.portal.alerts()).result).toHaveLength(1);
  expect((await admin.portal.removeAlert(held)).status).toBe(1000);
  expect((await person.session.init()).result.alerts).toEqual([]);
  expect(heard).toEqual(['session', 'session']);
});

test('RO-6 a school’s line is not above another school’s pages', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  const admin = await portalAdmin(school);
  const held = await out(admin, await admin.portal.submitAlert({ content: anAlert({ isPublic: true }) }));
  expect((await other.visitor.session.init()).result.alerts).toEqual([]);
  const stranger = await portalAdmin(other);
  expect((await stranger.portal.removeAlert(held)).status).toBe(4040);
});
