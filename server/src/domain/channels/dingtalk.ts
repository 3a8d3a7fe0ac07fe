import { postToDingtalk } from '../../outside/robots.ts';
import type { Channel } from './channel.ts';
import { postOf } from './texts.ts';

export const dingtalk: Channel = {
  open({ channels }, { foreign, secrets, clock }) {
    if (!channels.dingtalk) return undefined;
    const { secretAddress, secret } = channels.dingtalk;
    const robot = {
      address: secrets.open('dingtalk', secretAddress),
      secret: secret && secrets.open('dingtalk', secret),
    };
    return (notice) => postToDingtalk(foreign, robot, postOf(notice), clock());
  },
};
