import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { twoNodes } from '../../test/bus.ts';

test('MN-1 what one node says reaches a listener on another, and its own listener at once and once', async () => {
  const [here, there] = await twoNodes();
  const tenantId = randomUUID();
  const heardHere: unknown[] = [];
  const heardThere: unknown[] = [];
  here.subscribe('hint', (hint) => hint.tenantId === tenantId && heardHere.push(hint));
  there.subscribe('hint', (hint) => hint.tenantId === tenantId && heardThere.push(hint));

  const hint = { tenantId, topic: 'cards', userIds: ['1', '2'] };
  here.publish('hint', hint);
  expect(heardHere).toEqual([hint]);
  await vi.waitFor(() => expect(heardThere).toEqual([hint]));

  // The reply travels the same way, so an echo of the first message would have arrived by then.
  there.publish('hint', { tenantId, topic: 'answer' });
  await vi.waitFor(() => expect(heardHere).toHaveLength(2));
  expect(heardHere).toEqual([hint, { tenantId, topic: 'answer' }]);
  await Promise.all([here.close(), there.close()]);
});

test('a listener that went away hears nothing more', async () => {
  const [here, there] = await twoNodes();
  const sessionId = randomUUID();
  const heard: string[] = [];
  const stop = here.subscribe('session.changed', (message) => heard.push(message.sessionId));
  stop();
  here.publish('session.changed', { sessionId });
  expect(heard).not.toContain(sessionId);
  await Promise.all([here.close(), there.close()]);
});

test('the bus tells whether it stands', async () => {
  const [here, there] = await twoNodes();
  expect([here.state(), there.state()]).toEqual(['up', 'up']);
  await Promise.all([here.close(), there.close()]);
});
