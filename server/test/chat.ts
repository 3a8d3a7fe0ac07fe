import { randomUUID } from 'node:crypto';
import { messageTypes } from '@yizhan/contract/message-types.ts';
import { afterEach } from 'vitest';
import { aSchool, type School, type TestPerson } from './school.ts';
import type { SocketClient } from './socket.ts';

const open: School[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((school) => school.app.close()));
});

/** A listening school with a teacher and a student. */
export async function aSchoolWithTwo(settings = {}) {
  const school = await aSchool(settings);
  await school.app.listen({ port: 0 });
  open.push(school);
  const one = await school.person({ name: '王老师', type: 3 });
  const other = await school.person({ name: '李同学', type: 1 });
  return { school, one, other };
}

export const conversationWith = async (person: TestPerson, other: TestPerson) =>
  (await person.chat.open({ userId: other.id })).result.jid;

/** Sends a text and waits for its receipt. */
export async function say(client: SocketClient, jid: string, content: string, more = {}) {
  const messageIdWeb = randomUUID();
  client.send({ op: 'send', msg: { messageIdWeb, jid, type: messageTypes.text, content, ...more } });
  await client.hears({ op: 'ack', messageIdWeb });
  return messageIdWeb;
}
