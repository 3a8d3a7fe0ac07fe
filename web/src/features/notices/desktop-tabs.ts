import * as socketLimits from '@yizhan/contract/limits/socket.ts';
import { requestLeadership } from '../../lib/leader.ts';
import { openChannel } from '../../lib/tabs.ts';

const NAME = 'desktop-notices';

/** One tab speaks for all of them, and none while the person looks at any. */
export function joinDesktopTabs() {
  let isSeen = false;
  const leadership = requestLeadership(NAME, () => undefined);
  const tabs = openChannel<'who is visible?' | 'visible'>(`${NAME}-visible`, (message) => {
    if (message === 'visible') isSeen = true;
    else if (!document.hidden) tabs.post('visible');
  });
  return {
    async mayShow(): Promise<boolean> {
      if (!document.hidden || !leadership.isLeader()) return false;
      isSeen = false;
      tabs.post('who is visible?');
      await new Promise((answered) => setTimeout(answered, socketLimits.leaderAskMs));
      return !isSeen && document.hidden;
    },
    leave() {
      leadership.stop();
      tabs.close();
    },
  };
}
