import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { examples } from '@yizhan/contract/open/examples.ts';
import { expect, test } from 'vitest';
import { anApiClient } from '../../../test/open.ts';
import { aSchool } from '../../../test/school.ts';

const run = promisify(execFile);

test('OA-1 the Python example of the developers’ page brings a to-do with the standard library alone', async () => {
  const school = await aSchool({}, {}, { listening: true });
  try {
    const person = await school.person();
    const client = await anApiClient(school);
    const program = examples.python({ site: school.site, appId: client.appId, account: person.account });
    const env = { ...process.env, OPEN_SECRET: client.secret, PYTHONIOENCODING: 'utf-8' };
    const pushes = await Promise.all([0, 1].map(() => run('python3', ['-c', program], { env })));
    for (const { stdout } of pushes) {
      const [pushed, listed] = stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown);
      expect(pushed).toMatchObject({ status: 1000, result: { items: [{ sourceId: 'demo-1', ok: true }] } });
      expect(listed).toMatchObject({ result: { total: 1, records: [{ account: person.account }] } });
    }
    expect((await person.todos.page({})).result.records).toMatchObject([{ title: '请假审批' }]);
  } finally {
    await school.app.close();
  }
});

test('OA-1 the curl example of the developers’ page brings a to-do', async () => {
  const school = await aSchool({}, {}, { listening: true });
  try {
    const person = await school.person();
    const client = await anApiClient(school);
    const program = examples.curl({ site: school.site, appId: client.appId, account: person.account });
    const push = async (secret: string) => {
      const { stdout } = await run('bash', ['-c', program], { env: { ...process.env, OPEN_SECRET: secret } });
      return JSON.parse(stdout) as unknown;
    };
    expect(await push(client.secret)).toMatchObject({
      status: 1000,
      result: { items: [{ sourceId: 'demo-1', ok: true }] },
    });
    expect((await person.todos.page({})).result.records).toMatchObject([{ title: '请假审批' }]);
    expect(await push('another')).toMatchObject({ status: 4103 });
  } finally {
    await school.app.close();
  }
});

test('OA-1 the program in docs/connecting.md brings a to-do, and reads the reason when it is refused', async () => {
  const school = await aSchool({}, {}, { listening: true });
  try {
    const person = await school.person();
    const client = await anApiClient(school);
    const page = readFileSync(new URL('../../../../docs/connecting.md', import.meta.url), 'utf8');
    const program = (/```python\n([\s\S]+?)```/.exec(page)?.[1] ?? '')
      .replace('https://portal.school.cn', school.site)
      .replace('app_…', client.appId)
      .replace('"student"', `"${person.account}"`);
    const push = async (secret: string) => {
      const env = { ...process.env, OPEN_SECRET: secret };
      return (await run('python3', ['-c', program], { env })).stdout;
    };
    expect(await push(client.secret)).toContain("'ok': True");
    expect((await person.todos.page({})).result.records).toMatchObject([{ title: '开题报告审批' }]);
    expect(await push('another')).toContain("'status': 4103");
  } finally {
    await school.app.close();
  }
});
