import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { ApiClientInput } from '@yizhan/contract/entities/api-client.ts';
import * as openLimits from '@yizhan/contract/limits/open.ts';
import { apiScopes } from '@yizhan/contract/open/scopes.ts';
import { stringToSign } from '@yizhan/contract/open/signature.ts';
import { menus } from '@yizhan/contract/sections.ts';
import type { School, TestPerson } from './school.ts';

type Headers = Record<string, string>;
export type OpenAnswer = { http: number; status: number; msg: string; result: unknown };
export type Pushing = {
  body?: unknown;
  method?: 'GET' | 'POST';
  headers?: Headers;
  timestamp?: string;
  nonce?: string;
  secret?: string;
};

/** A client of the open interface as another system would write it. */
export type OpenClient = {
  id: string;
  appId: string;
  secret: string;
  oauthSecret: string;
  admin: TestPerson;
  call(path: string, pushing?: Pushing): Promise<OpenAnswer>;
  push(path: string, items: unknown[], headers?: Headers): Promise<OpenAnswer>;
};

export const openAdmin = (school: School) => school.person({ menus, name: '接口管理员' });

export async function anApiClient(school: School, changes: Partial<ApiClientInput> = {}): Promise<OpenClient> {
  const admin = await openAdmin(school);
  const input: ApiClientInput = {
    ...{ name: `系统 ${randomUUID().slice(0, 8)}`, note: '', scopes: [...apiScopes] },
    ...{ perMinute: openLimits.maxPerMinute, perDay: openLimits.maxPerDay, addresses: [], expiresAt: null },
    ...{ isSandbox: false, sandboxAccounts: [], accountId: null },
    ...changes,
  };
  const { result } = await admin.apiClients.create(input);
  const [hmac, oauth2] = result.secrets;
  if (!hmac || !oauth2) throw new Error('a new client has two secrets');
  const { appId, secret } = hmac;
  const call: OpenClient['call'] = async (path, pushing = {}) => {
    const { body, method = 'POST', headers = {}, nonce = randomUUID() } = pushing;
    const timestamp = pushing.timestamp ?? String(Math.floor(school.parts.clock().getTime() / 1000));
    const url = `/open/v1${path}`;
    const text = body === undefined ? '' : JSON.stringify(body);
    const bodyHash = createHash('sha256').update(text).digest('hex');
    const signature = createHmac('sha256', pushing.secret ?? secret)
      .update(stringToSign({ method, url, timestamp, nonce, bodyHash }))
      .digest('hex');
    const answer = await school.inject({
      ...{ method, url },
      ...(body === undefined ? {} : { payload: text }),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...{ 'x-app-id': appId, 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': signature, ...headers },
      },
    });
    return { http: answer.http, ...(JSON.parse(answer.body) as Omit<OpenAnswer, 'http'>) };
  };
  return {
    ...{ id: result.id, appId, secret, oauthSecret: oauth2.secret, admin, call },
    push: (path, items, headers = {}) => call(path, { body: { items }, headers }),
  };
}

export const todoFor = (account: string, changes: Record<string, unknown> = {}) => ({
  ...{
    sourceId: 'T-1',
    title: '请假审批',
    assignee: { account },
    itemName: '学生请假',
    pcUrl: 'https://oa.example.edu.cn/1',
  },
  ...changes,
});
