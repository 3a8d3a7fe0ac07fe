import { randomUUID } from 'node:crypto';
import { messageTypes } from '@yizhan/contract/message-types.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { twoNodes } from '../../test/bus.ts';
import { aSchool, type School } from '../../test/school.ts';
import { type Node, signIn } from '../../test/socket.ts';
import { buildApp } from '../app.ts';
import { sql, tenant } from '../db/sql.ts';
import type { Bus } from '../outside/bus.ts';
import { makeParts } from '../parts.ts';

const open: Node[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((node) => node.app.close()));
});

async function aNode(school: School, bus: Bus): Promise<Node> {
  const parts = makeParts({ ...school.parts, bus, secret: 'a secret for tests, long enough to be one' });
  const node = { parts, app: await buildApp(parts, { checkAnswers: true }) };
  await node.app.listen({ port: 0 });
  open.push(node);
  return node;
}

async function twoConnected() {
  const school = await aSchool();
  const [here, there] = await Promise.all((await twoNodes()).map((bus) => aNode(school, bus)));
  if (!here || !there) return expect.fail('two nodes');
  const [one, other] = [await school.person({ type: 3 }), await school.person({ type: 1 })];
  const { jid } = (await one.chat.open({ userId: other.id })).result;
  return { school, here, there, one, other, jid };
}

test('MN-1 people on two nodes talk, and each node knows who is online on the other', async () => {
  const { school, here, there, one, other, jid } = await twoConnected();
  const [first, second] = [await signIn(here, one), await signIn(there, other)];
  await vi.waitFor(() => expect(here.parts.presence.isOnline(school.tenant, other.id)).toBe(true));
  const messageIdWeb = randomUUID();
  first.send({ op: 'send', msg: { messageIdWeb, jid, type: messageTypes.text, content: '听得到吗' } });
  await second.hears({ op: 'msg', msg: expect.objectContaining({ messageIdWeb, content: '听得到吗' }) });
  second.send({ op: 'receipt', type: messageTypes.read, upToMessageId: `${jid}-1` });
  await first.hears({ op: 'receipt', jid, userId: other.id, seq: 1 });
  second.socket.close();
  await vi.waitFor(() => expect(here.parts.presence.isOnline(school.tenant, other.id)).toBe(false));
});

test('a member removed on one node hears nothing more on the other', async () => {
  const { school, here, there, one, other } = await twoConnected();
  const { jid } = (await one.chat.createGroup({ name: '小组', userIds: [other.id] })).result;
  const [first, second] = [await signIn(here, one), await signIn(there, other)];
  const say = async (content: string) => {
    const messageIdWeb = randomUUID();
    first.send({ op: 'send', msg: { messageIdWeb, jid, type: messageTypes.text, content } });
    await first.hears({ op: 'ack', messageIdWeb });
  };
  await say('一');
  await second.hears({ op: 'msg' });
  await one.chat.removeMember({ jid, userId: other.id });
  here.parts.bus.publish('conversation.changed', { tenantId: school.tenant, jid });
  // Both nodes have heard it once the second one hears what was published after it.
  here.parts.bus.publish('hint', { tenantId: school.tenant, topic: 'unread.after' });
  await second.hears({ op: 'hint', topic: 'unread.after' });
  await say('二');
  await say('三');
  expect(second.heard.filter(({ op }) => op === 'msg')).toHaveLength(1);
});

test('a locked session hears how many messages came, not what they say, and sends nothing', async () => {
  const { school, here, there, one, other, jid } = await twoConnected();
  const [first, second] = [await signIn(here, one), await signIn(there, other)];
  await school.db.run(sql`update session set locked_at = now() where tenant_id = ${tenant} and user_id = ${other.id}`);
  await there.parts.hub.beat();
  const messageIdWeb = randomUUID();
  first.send({ op: 'send', msg: { messageIdWeb, jid, type: messageTypes.text, content: '机密' } });
  await second.hears({ op: 'unread.more', count: 1 });
  expect(JSON.stringify(second.heard)).not.toContain('机密');
  second.send({ op: 'send', msg: { messageIdWeb: randomUUID(), jid, type: messageTypes.text, content: '回复' } });
  await second.hears({ op: 'refused', status: 423 });
});
