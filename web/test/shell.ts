import { aRobot } from './robot.ts';
import type { Answers } from './wire.ts';

/** What any page of the portal may ask some time after its first paint. */
export const askedByShell = {
  'absences.mine': { absences: [], holder: null, covering: [] },
  'notices.unread': { total: 0, latest: [], important: [] },
  'portal.quickNavigation': [],
  'robot.baseInfo': aRobot({ enabled: false }),
  'shell.topMenu': [],
} satisfies Answers;
