import type { robot } from '@yizhan/contract/calls/robot.ts';
import { robot as en } from '@yizhan/contract/texts/en/robot.ts';
import { robot as zh } from '@yizhan/contract/texts/zh-CN/robot.ts';
import type { Handlers } from '../../handlers.ts';

export const handlers: Handlers<typeof robot> = {
  async baseInfo(_, { caller }) {
    const { name } = caller.language === 'en' ? en : zh;
    return { enabled: false, name };
  },
};
