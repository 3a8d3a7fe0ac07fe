import type { RobotInfo } from '@yizhan/contract/entities/robot.ts';

/** A school's robot, switched on. */
export const aRobot = (changes: Partial<RobotInfo> = {}): RobotInfo => ({
  ...{
    enabled: true,
    name: '小站',
    avatar: '/robot.svg',
    welcome: '您好',
    placeholder: '例如：选课',
    position: 'right',
  },
  ...{ showOnPreLogin: false, workTime: '', manualEntry: { kind: 'chat', target: '' }, hotCount: 6 },
  ...{ feedbackOn: true, sensitiveTip: '' },
  ...changes,
});
