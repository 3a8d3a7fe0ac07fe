import { expect, test } from 'vitest';
import { anApiClient, todoFor } from '../../../test/open.ts';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { aService } from '../../../test/services.ts';
import { sql, tenant } from '../../db/sql.ts';

const UPSERT = '/todos:batchUpsert';
const pending = async (person: TestPerson) => (await person.todos.page({ category: 'TODO' })).result;
const ok = (sourceId: string) => ({ sourceId, ok: true, error: null, code: null });

test('OA-1 the same push twice, also at once, has one effect', async () => {
  const school = await aSchool();
  const person = await school.person();
  const client = await anApiClient(school);
  const items = Array.from({ length: 20 }, (_, n) => todoFor(person.account, { sourceId: `T-${n}` }));
  const answers = await Promise.all([
    client.push(UPSERT, items),
    client.push(UPSERT, items.toReversed()),
    client.push(UPSERT, items),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([1000, 1000, 1000]);
  expect((await pending(person)).total).toBe(20);
});

test('OA-1 an Idempotency-Key answers the first answer again, and refuses another request', async () => {
  const school = await aSchool();
  const person = await school.person();
  const client = await anApiClient(school);
  const message = { title: '停水', content: '明日停水', receivers: { accounts: [person.account] } };
  const send = (body: unknown) => client.call('/messages', { body, headers: { 'idempotency-key': 'k-1' } });
  const [first, second] = await Promise.all([send(message), send(message)]);
  expect(first).toMatchObject({ status: 1000, result: { sendId: expect.any(String) } });
  expect(second.result).toEqual(first.result);
  expect(await send({ ...message, title: '停电' })).toMatchObject({ http: 400, status: 4113 });
  await school.parts.jobs.runDue(school.tenant);
  expect((await person.notices.mine()).result.total).toBe(1);
});

test('OA-1 a key is answered as before also when its notice could not be sent any more', async () => {
  const school = await aSchool();
  const person = await school.person();
  const client = await anApiClient(school);
  const expireAt = new Date(school.parts.clock().getTime() + 60_000).toISOString();
  const body = { title: '停水', content: '今日停水', receivers: { accounts: [person.account] }, expireAt };
  const send = (key: string) => client.call('/messages', { body, headers: { 'idempotency-key': key } });
  const first = await send('k-1');
  expect(first.status).toBe(1000);
  school.travel(120_000);
  expect((await send('k-1')).result).toEqual(first.result);
  expect((await send('k-2')).status).not.toBe(1000);
});

test('what a removed client left open is cancelled; what was done stays done', async () => {
  const school = await aSchool();
  const person = await school.person();
  const [client, other] = [await anApiClient(school), await anApiClient(school)];
  await client.push(UPSERT, [
    todoFor(person.account, { sourceId: 'open' }),
    todoFor(person.account, { sourceId: 'begun', category: 'STARTED' }),
    todoFor(person.account, { sourceId: 'done' }),
  ]);
  await client.push('/todos:complete', [{ sourceId: 'done' }]);
  await other.push(UPSERT, [todoFor(person.account, { title: '别的系统' })]);
  expect((await client.admin.apiClients.remove({ id: client.id })).status).toBe(1000);
  const { counts, records } = (await person.todos.page({ category: 'TODO' })).result;
  expect(records.map(({ title }) => title)).toEqual(['别的系统']);
  expect(counts.map(({ category, num }) => [category, num])).toEqual([
    ['TODO', 1],
    ['READ', 0],
    ['STARTED', 0],
    ['DONE', 1],
    ['CC', 0],
  ]);
});

test('OA-2 an unknown account, a wrong field and a repeated id fail alone with their reason', async () => {
  const school = await aSchool();
  const person = await school.person();
  const client = await anApiClient(school);
  const { result } = await client.push(UPSERT, [
    todoFor(person.account, { sourceId: 'a' }),
    todoFor('nobody', { sourceId: 'b' }),
    todoFor(person.account, { sourceId: 'c', priority: 9 }),
    todoFor(person.account, { sourceId: 'a' }),
    todoFor(person.account, { sourceId: 'd', dueAt: '2026-02-30 08:00:00', pcUrl: 'javascript:alert(1)' }),
  ]);
  expect(result).toMatchObject({
    items: [
      ok('a'),
      { sourceId: 'b', ok: false, code: 'unknown_account', error: expect.stringContaining('nobody') },
      { sourceId: 'c', ok: false, code: 'invalid', error: expect.stringContaining('priority') },
      { sourceId: 'a', ok: false, code: 'duplicate' },
      { sourceId: 'd', ok: false, code: 'invalid' },
    ],
  });
  expect((await pending(person)).total).toBe(1);
  const many = Array.from({ length: 201 }, (_, n) => todoFor(person.account, { sourceId: `${n}` }));
  expect(await client.push(UPSERT, many)).toMatchObject({ status: 4000 });
});

test('OA-2 of matters, too, and of endings, those of an unknown account fail alone', async () => {
  const school = await aSchool();
  const { account } = await school.person();
  const client = await anApiClient(school);
  const unknown = { ok: false, code: 'unknown_account', error: expect.stringContaining('nobody') };
  const matter = (sourceId: string, changes: object = {}) => ({ sourceId, account, title: '余额', ...changes });
  const matters = [matter('a'), matter('b', { account: 'nobody' }), matter('c', { title: '' }), matter('a')];
  expect((await client.push('/matters:batchUpsert', matters)).result).toMatchObject({
    items: [ok('a'), { sourceId: 'b', ...unknown }, { sourceId: 'c', code: 'invalid' }, { code: 'duplicate' }],
  });
  await client.push(UPSERT, [todoFor(account, { sourceId: 'a' }), todoFor(account, { sourceId: 'b' })]);
  const endings = [{ sourceId: 'a' }, { sourceId: 'b', account: 'nobody' }, { sourceId: 'gone' }];
  for (const verb of ['complete', 'cancel'])
    expect((await client.push(`/todos:${verb}`, endings)).result).toMatchObject({
      items: [ok('a'), { sourceId: 'b', ...unknown }, { sourceId: 'gone', code: 'unknown_todo' }],
    });
});

test('a sandbox client reaches the accounts of its white list alone', async () => {
  const school = await aSchool();
  const [tester, other] = [await school.person(), await school.person()];
  const client = await anApiClient(school, { isSandbox: true, sandboxAccounts: [tester.account.toUpperCase()] });
  const { result } = await client.push(UPSERT, [
    todoFor(tester.account, { sourceId: 'a' }),
    todoFor(other.account, { sourceId: 'b' }),
  ]);
  expect(result).toMatchObject({ items: [{ ok: true }, { ok: false, code: 'sandbox' }] });
  const send = (receivers: unknown) => client.call('/messages', { body: { title: '试', content: '试', receivers } });
  expect((await send({ all: true })).status).toBe(4114);
  expect((await send({ accounts: [other.account] })).status).toBe(4114);
  expect((await send({ accounts: [tester.account] })).status).toBe(1000);
});

test('a to-do is changed, handed to somebody else, done and cancelled by its source id', async () => {
  const school = await aSchool();
  const [ann, bob] = [await school.person(), await school.person()];
  const client = await anApiClient(school);
  await client.push(UPSERT, [todoFor(ann.account, { dueAt: '2020-01-01 08:00:00', priority: 1 })]);
  expect((await pending(ann)).records).toMatchObject([{ title: '请假审批', late: true, important: true }]);
  await client.push(UPSERT, [
    todoFor('', {
      assignee: undefined,
      candidates: [{ account: ann.account }, { account: bob.account }],
      title: '复核',
    }),
  ]);
  expect([(await pending(ann)).records[0]?.title, (await pending(bob)).total]).toEqual(['复核', 1]);

  const end = (verb: string, item: unknown) => client.push(`/todos:${verb}`, [item]);
  expect((await end('complete', { sourceId: 'T-1', account: ann.account })).result).toEqual({ items: [ok('T-1')] });
  expect([(await pending(ann)).total, (await pending(bob)).total]).toEqual([0, 0]);
  expect((await ann.todos.page({ category: 'DONE' })).result.records).toMatchObject([{ title: '复核' }]);
  expect((await bob.todos.page({ category: 'DONE' })).result.total).toBe(0);
  expect((await end('complete', { sourceId: 'T-1', account: ann.account })).result).toEqual({ items: [ok('T-1')] });

  await client.push(UPSERT, [todoFor(ann.account, { sourceId: 'T-2' })]);
  expect((await end('cancel', { sourceId: 'T-2' })).result).toEqual({ items: [ok('T-2')] });
  expect((await pending(ann)).total).toBe(0);
  const listed = await client.call('/todos?sourceId=T-2', { method: 'GET' });
  expect(listed.result).toMatchObject({ total: 1, records: [{ account: ann.account, status: 'CANCELLED' }] });
});

test('OA-1 who began a to-do, how far it is and its address for phones are stored, shown and answered', async () => {
  const school = await aSchool();
  const person = await school.person();
  const client = await anApiClient(school);
  const details = {
    ...{ initiator: { account: 'T001', name: '王老师', dept: '教务处' }, percent: 30, instanceId: 'I-1' },
    ...{ mobileUrl: 'https://m.oa.example.edu.cn/1', pcUrl: 'https://oa.example.edu.cn/1' },
  };
  const seen = async () => (await pending(person)).records[0];
  const answered = async () =>
    ((await client.call('/todos', { method: 'GET' })).result as { records: unknown[] }).records[0];
  await client.push(UPSERT, [todoFor(person.account, details)]);
  expect(await seen()).toMatchObject({
    ...{ initiator: '王老师 · 教务处', percent: 30, url: details.pcUrl, mobileUrl: details.mobileUrl },
  });
  expect(await answered()).toMatchObject(details);
  // Another account of the same name alone is a change.
  const initiator = { account: 'T002', name: '王老师', dept: '研究生院' };
  await client.push(UPSERT, [todoFor(person.account, { ...details, initiator, percent: 60 })]);
  expect(await seen()).toMatchObject({ initiator: '王老师 · 研究生院', percent: 60 });
  await client.push(UPSERT, [
    todoFor(person.account, { ...details, initiator: { ...initiator, account: 'T003' }, percent: 60 }),
  ]);
  expect(await answered()).toMatchObject({ initiator: { ...initiator, account: 'T003' } });
  await client.push(UPSERT, [todoFor(person.account, { mobileUrl: 'https://m.oa.example.edu.cn/1', pcUrl: '' })]);
  expect(await seen()).toMatchObject({ url: 'https://m.oa.example.edu.cn/1' });
  expect(await seen()).not.toHaveProperty('mobileUrl');
  expect(await seen()).not.toHaveProperty('percent');
});

test('what another client brought cannot be seen, ended or recalled: it does not exist', async () => {
  const school = await aSchool();
  const person = await school.person();
  const [mine, other] = [await anApiClient(school), await anApiClient(school)];
  await mine.push(UPSERT, [todoFor(person.account)]);
  expect((await other.push('/todos:cancel', [{ sourceId: 'T-1' }])).result).toMatchObject({
    items: [{ ok: false, code: 'unknown_todo' }],
  });
  expect((await other.call('/todos', { method: 'GET' })).result).toMatchObject({ total: 0 });
  await other.push(UPSERT, [todoFor(person.account, { title: '同号' })]);
  expect((await pending(person)).total).toBe(2);
  const body = { title: '停水', content: '明日', receivers: { accounts: [person.account] } };
  const { sendId } = (await mine.call('/messages', { body })).result as { sendId: string };
  expect((await other.call(`/messages/${sendId}`, { method: 'GET' })).status).toBe(4040);
  expect((await other.call(`/messages/${sendId}:recall`, { body: {} })).status).toBe(4040);
});

test('the same ids of another client are other articles, matters, cases and steps', async () => {
  const school = await aSchool();
  const person = await school.person();
  await aColumn(school, '通知');
  await aService(school.db, { name: '成绩单', code: 'JW01' });
  const [mine, other] = [await anApiClient(school), await anApiClient(school)];
  for (const [client, title] of [[mine, '甲'] as const, [other, '乙'] as const]) {
    const answers = [
      await client.push('/news:batchUpsert', [{ guid: 'N-1', title, content: '正文', column: '通知' }]),
      await client.push('/matters:batchUpsert', [{ sourceId: 'M-1', account: person.account, title }]),
      await client.push('/caseFacts:batchUpsert', [
        { sourceId: 'F-1', serviceCode: 'JW01', acceptedAt: '2026-11-09 09:00:00', status: 'ACCEPTED' },
      ]),
    ];
    for (const { result } of answers) expect(result).toMatchObject({ items: [{ ok: true }] });
    const step = { node: title, handler: '王老师', action: '通过', at: '2026-11-09 10:00:00' };
    expect((await client.call('/instances/F-1/logs', { body: step })).status).toBe(1000);
  }
  expect((await other.push('/todos:complete', [{ sourceId: 'T-1' }])).result).toMatchObject({
    items: [{ ok: false, code: 'unknown_todo' }],
  });
  const kept = await school.db.one(sql`
    select (select count(*)::int from matter where tenant_id = ${tenant} and code = 'M-1') as matters,
      (select count(*)::int from case_fact where tenant_id = ${tenant} and source_id = 'F-1') as facts,
      (select count(distinct source_app)::int from foreign_case_log where tenant_id = ${tenant}) as logs,
      (select count(*)::int from news where tenant_id = ${tenant} and guid = 'N-1') as articles`);
  expect(kept).toEqual({ articles: 2, matters: 2, facts: 2, logs: 2 });
});

test('a message is a notice: counted while it is read, and gone for its readers once recalled', async () => {
  const school = await aSchool();
  const [reader, other] = [await school.person(), await school.person()];
  const client = await anApiClient(school);
  const send = (changes: Record<string, unknown>) =>
    client.call('/messages', {
      body: {
        title: '讲座',
        content: '今晚七点\n图书馆',
        receivers: { accounts: [reader.account, other.account] },
        ...changes,
      },
    });
  expect((await send({ receivers: { accounts: ['nobody'], depts: ['X9'] } })).msg).toContain('nobody X9');
  expect((await send({ content: '' })).msg).toContain('请填写正文');
  expect((await send({ templateCode: '没有' })).msg).toContain('没有名为「没有」的通知模板');
  expect((await send({ appId: 'app_other' })).status).toBe(4115);
  const { sendId } = (await send({ level: 'IMPORTANT', needConfirm: true })).result as { sendId: string };
  await school.parts.jobs.runDue(school.tenant);
  await reader.notices.read({ messageId: sendId, userId: reader.id });
  const counts = () => client.call(`/messages/${sendId}`, { method: 'GET' });
  expect((await counts()).result).toMatchObject({ state: 'sent', sent: 2, read: 1, confirmed: 0, failed: 0 });
  expect((await reader.notices.detail({ id: sendId })).result.content).toBe('<p>今晚七点</p><p>图书馆</p>');
  expect((await client.call(`/messages/${sendId}:recall`, { body: {} })).status).toBe(1000);
  expect((await reader.notices.detail({ id: sendId })).msg).toBe('消息已被删除');
  expect((await counts()).result).toMatchObject({ state: 'recalled' });
});

const aColumn = async ({ db }: School, name: string) => {
  await db.run(sql`insert into news_column (tenant_id, name, is_public) values (${tenant}, ${name}, true)`);
};

test('news and case facts of a sandbox client are checked, and change nothing that others see', async () => {
  const school = await aSchool();
  await aColumn(school, '学校要闻');
  await aService(school.db, { name: '学生请假', code: 'XG01' });
  const client = await anApiClient(school, { isSandbox: true });
  const article = { guid: 'n-1', title: '试发', column: '学校要闻', visibility: 'PUBLIC' };
  const fact = { sourceId: 'C1', serviceCode: 'XG01', acceptedAt: '2026-03-06 10:00:00', status: 'ACCEPTED' };
  const news = await client.push('/news:batchUpsert', [article, { ...article, guid: 'n-2', column: '没有的栏目' }]);
  const facts = await client.push('/caseFacts:batchUpsert', [fact, { ...fact, sourceId: 'C2', serviceCode: 'X' }]);
  expect(news.result).toMatchObject({ items: [{ ok: true }, { ok: false, code: 'unknown_column' }] });
  expect(facts.result).toMatchObject({ items: [{ ok: true }, { ok: false, code: 'unknown_service' }] });
  const stored = await school.db.many(sql`
    select id from news where tenant_id = ${tenant} union all select id from case_fact where tenant_id = ${tenant}`);
  expect(stored).toEqual([]);
});

test('news comes into its column once per guid, cleaned, and as visible as its source says', async () => {
  const school = await aSchool();
  await aColumn(school, '学校要闻');
  const client = await anApiClient(school);
  const article = {
    guid: 'n-1',
    title: '开学',
    column: '学校要闻',
    content: '<p onclick="x()">好</p><script>1</script>',
  };
  const push = (...items: unknown[]) => client.push('/news:batchUpsert', items);
  const { result } = await push(article, { ...article, guid: 'n-2', column: '没有的栏目' });
  expect(result).toMatchObject({
    items: [
      { sourceId: 'n-1', ok: true },
      { ok: false, code: 'unknown_column' },
    ],
  });
  await push({
    ...article,
    title: '开学了',
    visibility: 'PUBLIC',
    attachments: [{ name: '安排', url: 'https://a.example/1' }],
  });
  const stored = await school.db.many<{ title: string; content: string; is_public: boolean }>(sql`
    select title, content, is_public from news where tenant_id = ${tenant}`);
  expect(stored).toMatchObject([{ title: '开学了', is_public: true }]);
  expect(stored[0]?.content).toContain('安排');
  expect(stored[0]?.content).not.toMatch(/script|onclick/);
});

test('matters and case facts are written once per source id; an older matter changes nothing', async () => {
  const school = await aSchool();
  const person = await school.person();
  await aService(school.db, { name: '学生请假', code: 'XG01' });
  await school.db.run(sql`update service set promise_days = 3 where tenant_id = ${tenant} and code = 'XG01'`);
  const client = await anApiClient(school);
  const matter = {
    sourceId: 'M1',
    account: person.account,
    title: '校园卡',
    lines: [{ label: '余额', value: '12.50' }],
  };
  const push = (changes: Record<string, unknown>) => client.push('/matters:batchUpsert', [{ ...matter, ...changes }]);
  await push({ updatedAt: '2026-03-02 08:00:00', status: { text: '余额低', tone: 'warn' } });
  await push({ updatedAt: '2026-03-01 08:00:00', title: '旧' });
  expect(await school.db.many(sql`select title, type_name, color_val from matter where tenant_id = ${tenant}`)).toEqual(
    [{ title: '校园卡', type_name: '余额低', color_val: '#f5a524' }],
  );

  const fact = { sourceId: 'C1', serviceCode: 'XG01', acceptedAt: '2026-03-06 10:00:00', status: 'ACCEPTED' };
  const facts = await client.push('/caseFacts:batchUpsert', [fact, { ...fact, sourceId: 'C2', serviceCode: 'X' }]);
  expect(facts.result).toMatchObject({ items: [{ ok: true }, { ok: false, code: 'unknown_service' }] });
  await client.push('/caseFacts:batchUpsert', [
    { ...fact, status: 'FINISHED', finishedAt: '2026-03-09 10:00:00', score: 5, pausedSeconds: 60 },
  ]);
  const stored = await school.db.many(sql`
    select status, score, paused_sec, to_char(promise_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as promise
    from case_fact where tenant_id = ${tenant}`);
  // Friday and three working days: the end of Wednesday.
  expect(stored).toEqual([{ status: 'FINISHED', score: 5, paused_sec: 60, promise: '2026-03-11 23:59' }]);
});

test('OA-1 times that cannot be, and a state that its times deny, refuse their own item by name', async () => {
  const school = await aSchool();
  const { account } = await school.person();
  await aService(school.db, { name: '学籍证明', code: 'XG01' });
  const client = await anApiClient(school);
  const now = school.parts.clock().getTime();
  const on = (days: number) => new Date(now + days * 86_400_000).toISOString();
  const fact = (changes: object) => ({ serviceCode: 'XG01', acceptedAt: on(-1), status: 'ACCEPTED', ...changes });
  const facts = {
    'fits acceptedAt': fact({ acceptedAt: '0001-01-01 00:00:00' }),
    'before the calendar acceptedAt': fact({ acceptedAt: '1999-12-31 23:59:59' }),
    'to come acceptedAt': fact({ acceptedAt: on(2) }),
    'end to come finishedAt': fact({ status: 'FINISHED', finishedAt: on(2) }),
    'finished without an end finishedAt': fact({ status: 'FINISHED' }),
    'open with an end finishedAt': fact({ finishedAt: on(0) }),
  };
  const items = Object.entries(facts).map(([sourceId, one]) => ({ ...one, sourceId }));
  const pushed = await client.push('/caseFacts:batchUpsert', [...items, fact({ sourceId: 'fine' })]);
  expect(pushed.result).toEqual({
    items: [
      ...items.map(({ sourceId }) => ({
        ...{ sourceId, ok: false, code: 'invalid' },
        error: `字段不符合要求：${sourceId.split(' ').at(-1)}`,
      })),
      { sourceId: 'fine', ok: true, code: null, error: null },
    ],
  });
  const due = (dueAt: string) => todoFor(account, { sourceId: dueAt, dueAt });
  expect((await client.push(UPSERT, [due('0000-06-01 00:00:00'), due('9999-12-31 23:59:59')])).result).toMatchObject({
    items: [{ ok: false, code: 'invalid', error: '字段不符合要求：dueAt' }, { ok: true }],
  });
});

test('every call of seven days is listed with its answer, and names nobody', async () => {
  const school = await aSchool();
  const person = await school.person({ account: 'zhangsan1' });
  const client = await anApiClient(school);
  await client.push(UPSERT, [todoFor(person.account), todoFor('nobody', { sourceId: 'b' })]);
  await client.call(UPSERT, { body: { items: [todoFor(person.account)] }, secret: 'wrong' });
  const { records } = (await client.admin.apiClients.calls({})).result;
  expect(records).toMatchObject([
    { status: 4103, reason: expect.stringContaining('签名不正确') },
    { status: 1000, items: 2, failedItems: 1, method: 'POST', path: '/open/v1/todos:batchUpsert' },
  ]);
  expect(JSON.stringify(records)).not.toMatch(/zhangsan1|nobody|请假审批/);
  expect((await client.admin.apiClients.calls({ result: 'partly' })).result.total).toBe(1);
});
