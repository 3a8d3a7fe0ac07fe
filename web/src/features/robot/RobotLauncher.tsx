import { QueryClientProvider } from '@tanstack/react-query';
import type { RobotInfo } from '@yizhan/contract/entities/robot.ts';
import { robot as texts } from '@yizhan/contract/texts/zh-CN/robot.ts';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from '../../lib/lazy-part.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { loadRobot, useRobotQuestion } from '../../robot/robot.ts';
import { Icon } from '../../ui/Icon.tsx';
import { OpenBoundary } from '../../ui/OpenBoundary.tsx';
import './RobotLauncher.css';

const t = textsOf({ robot: texts });

const RobotPanel = lazyPart(() => import('./RobotPanel.tsx'));

/** OV-7: the way to the robot on every page, before sign-in where the school wants it. */
export default function RobotLauncher() {
  const robot = useRobot();
  const signedIn = useSession((s) => s.session !== undefined);
  const locked = useSession((s) => s.locked);
  const handed = useRobotQuestion((s) => s.question);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (handed !== undefined) setOpen(true);
  }, [handed]);
  if (!robot?.enabled || locked || (!signedIn && !robot.showOnPreLogin)) return null;
  const close = () => {
    setOpen(false);
    // The button is drawn again first.
    requestAnimationFrame(() => button.current?.focus());
  };
  return createPortal(
    <aside aria-label={t('title', { name: robot.name })}>
      {!open && (
        <button
          ref={button}
          type="button"
          className="robot-launcher"
          aria-haspopup="dialog"
          title={t('open', { name: robot.name })}
          aria-label={t('open', { name: robot.name })}
          onClick={() => setOpen(true)}
        >
          <Icon name="robot" size={24} />
          <span className="robot-launcher__name">{t('openShort', { name: robot.name })}</span>
        </button>
      )}
      <QueryClientProvider client={queryClient}>
        <OpenBoundary onFailed={close}>{open && <RobotPanel robot={robot} onClose={close} />}</OpenBoundary>
      </QueryClientProvider>
    </aside>,
    document.body,
  );
}

/** GD-5: fetched once per browser session, without blocking anything. */
function useRobot(): RobotInfo | undefined {
  const [robot, setRobot] = useState<RobotInfo>();
  useEffect(() => {
    let over = false;
    loadRobot().then(
      (loaded) => void (over || setRobot(loaded)),
      () => undefined,
    );
    return () => {
      over = true;
    };
  }, []);
  return robot;
}
