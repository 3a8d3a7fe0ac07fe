import { createHmac } from 'node:crypto';
import * as z from 'zod';
import type { Foreign } from './foreign.ts';
import { type HandOver, handOver } from './hand-over.ts';

/** Both robots answer HTTP 200 and say in the body whether they took the post. */
const robotAnswer = z.object({ errcode: z.literal(0) });

const isAccepted = (text: string) => {
  try {
    return robotAnswer.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
};

const post = (foreign: Pick<Foreign, 'ask'>, url: string, content: string) =>
  handOver(
    foreign,
    url,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ msgtype: 'text', text: { content } }),
    },
    isAccepted,
  );

/** Posts to the group of a WeCom robot. */
export const postToWecom = (foreign: Pick<Foreign, 'ask'>, address: string, content: string): Promise<HandOver> =>
  post(foreign, address, content);

type DingtalkRobot = { address: string /** Empty = the robot is protected in another way. */; secret: string };

/** Posts to the group of a DingTalk robot; one with a secret wants each address signed with the time. */
export function postToDingtalk(
  foreign: Pick<Foreign, 'ask'>,
  { address, secret }: DingtalkRobot,
  content: string,
  now: Date,
): Promise<HandOver> {
  const url = new URL(address);
  if (secret !== '') {
    const timestamp = String(now.getTime());
    url.searchParams.set('timestamp', timestamp);
    url.searchParams.set('sign', createHmac('sha256', secret).update(`${timestamp}\n${secret}`).digest('base64'));
  }
  return post(foreign, url.href, content);
}
