import { expect, test } from 'vitest';
import { openapi } from '../openapi.ts';
import { webhookKinds } from '../webhooks.ts';
import { openBase, openCalls } from './calls.ts';
import { signedLines, sortedQuery } from './signature.ts';

test('the OpenAPI document has every call of the open interface', () => {
  const { paths } = openapi() as { paths: Record<string, Record<string, { security: unknown[] }>> };
  for (const { path, method } of Object.values(openCalls))
    expect(paths[`${openBase}${path}`]?.[method.toLowerCase()]?.security, path).toHaveLength(2);
});

test('OA-4 the OpenAPI document says what each webhook sends', () => {
  type DocumentedWebhook = {
    post: { requestBody: { content: Record<string, { schema: { properties: { data: unknown } } }> } };
  };
  const { webhooks } = openapi() as { webhooks: Record<string, DocumentedWebhook> };
  expect(Object.keys(webhooks)).toEqual([...webhookKinds]);
  const { schema } = webhooks['todo.done']?.post.requestBody.content['application/json'] ?? expect.fail();
  expect(schema.properties.data).toMatchObject({ required: ['sourceApp', 'sourceId', 'account', 'title'] });
});

test('OA-3 the string to sign has six lines; the query is sorted as it is sent', () => {
  expect(sortedQuery('/a?size=5&b=%E4%B8%AD&a=2&a=10')).toBe('a=10&a=2&b=%E4%B8%AD&size=5');
  const parts = { method: 'post', url: '/open/v1/todos:batchUpsert', timestamp: '1', nonce: 'n', bodyHash: 'h' };
  expect(signedLines(parts)).toEqual(['POST', '/open/v1/todos:batchUpsert', '', '1', 'n', 'h']);
});
