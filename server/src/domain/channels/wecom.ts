import { postToWecom } from '../../outside/robots.ts';
import type { Channel } from './channel.ts';
import { postOf } from './texts.ts';

export const wecom: Channel = {
  open({ channels }, { foreign, secrets }) {
    if (!channels.wecom) return undefined;
    const address = secrets.open('wecom', channels.wecom.secretAddress);
    return (notice) => postToWecom(foreign, address, postOf(notice));
  },
};
