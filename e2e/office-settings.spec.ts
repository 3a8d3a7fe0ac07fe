import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { departments } from '@yizhan/contract/calls/departments.ts';
import { notices } from '@yizhan/contract/calls/notices.ts';
import { processes } from '@yizhan/contract/calls/processes.ts';
import { serviceConfig } from '@yizhan/contract/calls/service-config.ts';
import { session } from '@yizhan/contract/calls/session.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { password } from './lib/address.ts';
import { callApi } from './lib/call.ts';
import { test as base, expect } from './lib/own-school.ts';
import { serviceAt } from './lib/own-service.ts';
import { at, sectionAt } from './lib/pages.ts';
import { type Site, startSite } from './lib/scripted-site.ts';

/** A group with a robot, outside; `heard` is what was posted to it, with its address. */
type Group = Site & { heard: string[] };

async function startGroup(): Promise<{ value: Group; dispose: () => Promise<void> }> {
  const heard: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    heard.push(`${request.url} ${await text(request)}`);
    response.setHeader('content-type', 'application/json').end('{"errcode":0,"errmsg":"ok"}');
  };
  const site = await startSite((request, response) => void answer(request, response));
  return { value: { ...site, heard }, dispose: site.stop };
}

const test = base.extend<{ group: Group }>({
  group: async ({ perFile }, use) => use(await perFile('group', startGroup)),
  env: async ({ group }, use) => use({ INWARD_HOSTS: group.host }),
});

// What everybody meets changes: these journeys have a school of their own, one for all of them.
test.describe.configure({ mode: 'default' });

const save = async (page: Page) => {
  // The last of them: a part of the form can have this name, too.
  await page.getByRole('button', { name: '保存', exact: true }).last().click();
  await expect(page.getByText('有未保存的修改')).toBeHidden();
};

const remove = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `${name} 的操作` }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
};

test('AD-1 AD-2 AD-8 a dictionary is made, asked for by a form, changed, and read so by a student; while the form asks for it, it stays; afterwards it is deleted and taken back', async ({
  as,
  school,
}) => {
  const office = await as('admin');
  await office.goto(sectionAt('dictionary'));
  await office.getByRole('button', { name: '新建字典' }).first().click();
  const form = office.getByRole('dialog');
  await form.getByRole('textbox', { name: '名称' }).fill('校车站点');
  await form.getByRole('textbox', { name: '编码' }).fill('busStop');
  for (const [at, stop] of ['东门', '北门'].entries()) {
    await form.getByRole('button', { name: '添加选项' }).click();
    await form.getByRole('textbox', { name: '键', exact: true }).nth(at).fill(`stop${at}`);
    await form.getByRole('textbox', { name: '值', exact: true }).nth(at).fill(stop);
  }
  await save(office);

  const { user_id: ownerId } = await callApi(session.signIn, { account: 'admin', password }, undefined, school.url);
  const [dept] = await school.admin(departments.tree, {});
  const field = { key: 'stop', kind: 'choice' as const, label: '上车站点', required: true };
  const drafted = await school.admin(processes.create, {
    ...{ code: 'bus', name: '校车预约', ownerDeptId: dept?.id ?? '', ownerId },
    settings: { numberPattern: 'XC-{yyyy}-{0000}', promiseDays: 3 },
    form: { sections: [{ title: '乘车', fields: [{ ...field, settings: { dictionary: 'busStop' } }] }] },
    flow: {
      blocks: [
        {
          ...{ id: 'b1', type: 'approve', name: '确认', mode: 'one', onDue: 'remind', opinionRequired: false },
          ...{ handlers: [{ by: 'people', userIds: [ownerId] }], allows: ['return'], onRefuse: 'end', rights: {} },
        },
      ],
    },
  });
  const published = await school.publish(drafted);

  await test.step('a student chooses among its words, as they are now', async () => {
    // The browser remembers the words for some minutes: each time another one.
    const apply = async () => {
      const student = await as('student');
      await student.goto('/#/home/apply/bus');
      return student;
    };
    await expect((await apply()).getByRole('radio', { name: '北门', exact: true })).toBeVisible();
    await form.getByRole('textbox', { name: '值', exact: true }).nth(1).fill('北门广场');
    await form.getByRole('switch', { name: '启用' }).first().click();
    await save(office);
    const student = await apply();
    await expect(student.getByRole('radio', { name: '北门广场' })).toBeVisible();
    await expect(student.getByRole('radio', { name: '东门' })).toHaveCount(0);
  });

  await test.step('it is not deleted while a process asks for it, and comes back from the bin', async () => {
    await office.goto(`${sectionAt('dictionary')}?keyword=校车站点`);
    await remove(office, '校车站点');
    const refusal = office.getByRole('alertdialog', { name: '不能删除「校车站点」' });
    await expect(refusal.getByRole('link', { name: '校车预约' })).toBeVisible();
    await refusal.getByRole('button').last().click();
    await school.admin(processes.remove, published);
    await remove(office, '校车站点');
    await expect(office.getByText('已删除「校车站点」')).toBeVisible();
    await office.getByRole('button', { name: '撤销' }).click();
    await expect(office.getByText('已恢复「校车站点」')).toBeVisible();
    await expect(office.getByRole('row').filter({ hasText: 'busStop' })).toContainText('2 项');
  });
});

test('AD-1 HM-4 the office writes the English of a service’s name, changes it and takes it back; who reads English meets each of them, and then the Chinese', async ({
  as,
  school,
}) => {
  const [office, reader] = [await as('admin'), await as('student', { locale: 'en-US' })];
  const { records } = await school.admin(serviceConfig.page, { keyword: '学生请假' });
  const write = async (english: string) => {
    await office.goto(`${sectionAt('english')}?keyword=学生请假`);
    await office.getByRole('button', { name: '学生请假', exact: true }).click();
    const dialog = office.getByRole('dialog', { name: '英文名称' });
    await dialog.getByRole('textbox', { name: '学生请假' }).fill(english);
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(dialog).toBeHidden();
  };
  const expectName = async (name: string) => {
    await reader.goto(serviceAt(records[0]?.id ?? ''));
    await reader.reload();
    await expect(reader.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  };
  await write('Leave of absence');
  await expectName('Leave of absence');
  await write('Absence from classes');
  await expect(office.getByRole('row').filter({ hasText: 'Absence from classes' })).toContainText('学生请假');
  await expectName('Absence from classes');
  await write('');
  await expectName('学生请假');
});

test('AD-1 NT-6 a group’s robot is set up, tried and changed; a notice reaches the group by it; switched off, senders cannot choose it', async ({
  as,
  school,
  group,
}) => {
  const [office, sender] = [await as('admin'), await as('mp_admin')];
  const tryIt = async () => {
    await office.getByRole('button', { name: '发送测试' }).click();
    await expect(office.getByText('对方已接收')).toBeVisible();
  };
  await office.goto(sectionAt('channels'));
  const robot = office.getByRole('region', { name: '企业微信群机器人' });
  await robot.getByRole('switch', { name: '发到企业微信群' }).click();
  await robot.getByLabel('Webhook 地址').fill(`${group.url}/students?key=1`);
  await save(office);
  await tryIt();
  expect(group.heard.at(-1)).toContain('/students?key=1');
  await robot.getByLabel('Webhook 地址').fill(`${group.url}/everybody?key=2`);
  await save(office);
  await tryIt();
  expect(group.heard.at(-1)).toContain('/everybody?key=2');

  await test.step('senders can choose it, and the group hears of the notice', async () => {
    await sender.goto(`${sectionAt('notices')}?record=new`);
    await expect(sender.getByRole('checkbox', { name: '企业微信群机器人' })).toBeVisible();
    const [account] = await school.admin(notices.accounts, {});
    const notice = {
      ...{ accountId: account?.id ?? '', title: '图书馆延长开放', content: '<p>本周起开到 23 点。</p>' },
      // At night an ordinary one would wait for the morning. To students, so that nothing is prompted over the form.
      ...{ level: 'URGENT' as const, receivers: { identityTypes: [identityTypes.undergraduate] } },
      channels: ['wecom' as const],
    };
    await school.admin(notices.send, await school.admin(notices.submit, { notice }));
    await expect.poll(() => group.heard.at(-1)).toContain('图书馆延长开放');
  });

  await test.step('switched off, it is no choice any more', async () => {
    await robot.getByRole('switch', { name: '发到企业微信群' }).click();
    await save(office);
    await sender.reload();
    await expect(sender.getByText('学校尚未开通其他渠道')).toBeVisible();
  });
});

test('AD-1 CH-21 the office lets students write to each other, looks up what was written and says why, and takes the permission back', async ({
  as,
  school,
}) => {
  const peer = await school.person(identityTypes.undergraduate);
  const [office, student, friend] = [await as('admin'), await as('student'), await as(peer)];
  const allow = async (choice: string) => {
    await office.goto(sectionAt('chat'));
    await office.getByRole('radio', { name: choice }).check();
    await save(office);
  };
  const say = async (text: string) => {
    const box = student.getByRole('textbox', { name: /输入消息/ });
    await box.fill(text);
    await box.press('Enter');
  };
  const findFriend = async () => {
    await student.goto('/#/home/chat');
    await student.reload();
    await student.getByRole('tab', { name: '通讯录' }).click();
    await student.getByRole('textbox', { name: '姓名、拼音或学工号' }).fill('访客甲');
    await student.getByRole('listitem').filter({ hasText: '访客甲' }).getByRole('button').click();
    return student.getByRole('dialog', { name: '个人名片' }).getByRole('button', { name: '发消息' });
  };
  await expect(await findFriend()).toBeDisabled();
  await allow('可以互相私聊');
  await (await findFriend()).click();
  await say('操场东侧见');
  await friend.goto('/#/home/chat');
  await expect(friend.getByRole('listitem').filter({ hasText: '操场东侧见' })).toBeVisible();

  await test.step('whoever looks into messages says why', async () => {
    await office.goto(sectionAt('chatRecords'));
    await office.getByLabel('查询理由').fill('处理学工处转来的投诉');
    await office.getByLabel('消息内容包含').fill('操场东侧');
    await office.getByRole('button', { name: '查询并记入审计' }).click();
    await expect(office.getByRole('row').filter({ hasText: '操场东侧见' })).toBeVisible();
  });

  await test.step('taken back, students write to each other in groups only', async () => {
    await allow('只能在共同的群里交谈');
    await say('还在吗');
    await expect(student.getByText('学校规定学生之间只能在共同的群里交谈').first()).toBeVisible();
    await expect(friend.getByText('还在吗')).toHaveCount(0);
  });
});

test('AD-1 the robot gets a name and a hint of the school’s own, is switched off, and comes back as it was; a student meets it so', async ({
  as,
}) => {
  const office = await as('admin');
  await office.goto(`${sectionAt('faq')}?tab=settings`);
  // The browser remembers the robot for a session: each time another one.
  const atHome = async () => {
    const student = await as('student');
    await student.goto(at.home);
    await expect(student.getByRole('navigation', { name: '主导航' })).toBeVisible();
    return student;
  };
  const [name, hint] = [
    office.getByRole('textbox', { name: '名称', exact: true }),
    office.getByRole('textbox', { name: '输入框提示' }),
  ];
  const before = await hint.inputValue();
  await name.fill('小云');
  await hint.fill('想办什么，问小云');
  await save(office);
  const named = await atHome();
  await named.getByRole('button', { name: '问小云' }).click();
  const robot = named.getByRole('dialog', { name: '小云 · 智能问答' });
  await expect(robot.getByPlaceholder('想办什么，问小云')).toBeVisible();

  const isOn = office.getByRole('switch', { name: '开放智能问答' });
  await isOn.click();
  await save(office);
  const without = await atHome();
  await expect(without.locator('[data-card]').first()).toBeVisible();
  await expect(without.getByRole('button', { name: /^问/ })).toHaveCount(0);

  await isOn.click();
  await name.fill('');
  await hint.fill(before);
  await save(office);
  await expect((await atHome()).getByRole('button', { name: '问小站' })).toBeVisible();
});
