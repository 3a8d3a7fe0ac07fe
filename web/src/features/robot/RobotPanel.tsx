import type { RobotInfo } from '@yizhan/contract/entities/robot.ts';
import { robot as texts } from '@yizhan/contract/texts/zh-CN/robot.ts';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { hrefOf, paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { useRobotQuestion } from '../../robot/robot.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { narrow, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { ChosenScene } from './ChosenScene.tsx';
import { Composer } from './Composer.tsx';
import { FeedbackProgress } from './FeedbackProgress.tsx';
import { History } from './History.tsx';
import { Opening } from './Opening.tsx';
import { robotCalls } from './robot-calls.ts';
import { TurnView } from './TurnView.tsx';
import { ask, chooseScene, claimTalk, clearTalk, useTalk } from './talk.ts';
import './RobotPanel.css';

const t = textsOf({ robot: texts });

type View = 'talk' | 'history' | 'feedback';
type RobotPanelProps = { robot: RobotInfo; onClose: () => void };

/** The robot over the page: beside the content, on a phone instead of it. */
export default function RobotPanel({ robot, onClose }: RobotPanelProps) {
  const id = useId();
  // Known before the person’s rights are: what was asked meanwhile stays.
  const account = useSession((s) => s.session?.user.account ?? '');
  const signedIn = useSession((s) => s.session !== undefined);
  const calls = robotCalls(signedIn);
  const { turns } = useTalk();
  const [view, setView] = useState<View>('talk');
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => claimTalk(account), [account]);
  useHandedQuestion((question) => {
    chooseScene(undefined);
    void ask(calls, question);
  });
  const panel = useRef<HTMLDivElement>(null);
  const newest = turns.map(({ key, state }) => `${key} ${state}`).at(-1);
  // The newest turn begins at the top: a long answer is read from its beginning. What is said about it moves nothing.
  useLayoutEffect(() => {
    if (newest) log.current?.querySelector('[data-turn]:last-of-type')?.scrollIntoView?.({ block: 'start' });
  }, [newest]);
  // A button that goes away takes the focus with it; the keyboard stays in the window.
  useLayoutEffect(() => {
    if (turns && view && document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [turns, view]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !event.nativeEvent.isComposing) onClose();
  };
  const covers = useMediaQuery(narrow);
  // Where the window covers the page, what a link opens would stay hidden; the form to sign in lies under it everywhere.
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
    if (link && (covers || link.getAttribute('href') === hrefOf(paths.login))) onClose();
  };
  const send = (question: string, faqId?: string, fromAnswerId?: string) => {
    setView('talk');
    void ask(calls, question, { faqId, fromAnswerId });
  };
  return (
    <div
      ref={panel}
      className="robot"
      role="dialog"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <header className="robot__head">
        <img className="robot__face" src={robot.avatar} alt="" width={28} height={28} />
        <h2 id={`${id}-title`}>{t('title', { name: robot.name })}</h2>
        {turns.length > 0 && view === 'talk' && (
          <IconButton icon="trash" label={t('newTalk')} size="small" onClick={() => clearTalk()} />
        )}
        {view !== 'talk' && (
          <IconButton icon="arrow-left" label={t('backToAsking')} size="small" onClick={() => setView('talk')} />
        )}
        {signedIn && view === 'talk' && (
          <>
            <IconButton icon="history" label={t('history')} size="small" onClick={() => setView('history')} />
            {robot.feedbackOn && (
              <IconButton
                icon="message"
                label={t('feedbackProgress')}
                size="small"
                onClick={() => setView('feedback')}
              />
            )}
          </>
        )}
        <IconButton icon="close" label={t('close')} size="small" onClick={onClose} />
      </header>
      {view === 'history' && <History onAsk={send} />}
      {view === 'feedback' && <FeedbackProgress />}
      {view === 'talk' && (
        <div className="robot__log" role="log" aria-label={t('conversation')} ref={log}>
          <Opening robot={robot} calls={calls} onAsk={send} isFolded={turns.length > 0} />
          {turns.map((turn) => (
            <TurnView key={turn.key} turn={turn} robot={robot} calls={calls} onAsk={send} />
          ))}
        </div>
      )}
      {view === 'talk' && turns.length > 0 && <ChosenScene calls={calls} />}
      <Composer placeholder={robot.placeholder} tip={robot.sensitiveTip} calls={calls} onAsk={send} />
    </div>
  );
}

/** A question handed over by the page, for example by a search without results. */
function useHandedQuestion(onQuestion: (question: string) => void): void {
  const handed = useRobotQuestion((s) => s.question);
  const latest = useRef(onQuestion);
  useLayoutEffect(() => {
    latest.current = onQuestion;
  });
  useEffect(() => {
    if (handed === undefined) return;
    useRobotQuestion.setState({ question: undefined });
    latest.current(handed);
  }, [handed]);
}
