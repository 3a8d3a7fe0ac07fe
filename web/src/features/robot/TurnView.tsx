import type { RobotInfo } from '@yizhan/contract/entities/robot.ts';
import { robot as texts } from '@yizhan/contract/texts/zh-CN/robot.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { AnswerView } from './AnswerView.tsx';
import type { RobotCalls } from './robot-calls.ts';
import { askAgain, type Turn } from './talk.ts';

const t = textsOf({ robot: texts });

type TurnViewProps = {
  turn: Turn;
  robot: RobotInfo;
  calls: RobotCalls;
  onAsk: (question: string, faqId?: string, fromAnswerId?: string) => void;
};

/** One question and what came back. */
export function TurnView({ turn, robot, calls, onAsk }: TurnViewProps) {
  return (
    <section data-turn className="robot__turn">
      <p className="robot__own">
        <VisuallyHidden>{t('you')}: </VisuallyHidden>
        {turn.question}
      </p>
      {turn.state === 'pending' && <p className="robot__bubble robot__bubble--quiet">{t('thinking')}</p>}
      {turn.state === 'failed' && (
        <div className="robot__bubble">
          <p>{t('failed')}</p>
          <Button size="small" onClick={() => void askAgain(calls, turn)}>
            {t('retry')}
          </Button>
        </div>
      )}
      {turn.state === 'answered' && (
        <AnswerView
          answer={turn.answer}
          composed={turn.composed}
          asked={turn.question}
          verdict={turn.verdict}
          turnKey={turn.key}
          robot={robot}
          calls={calls}
          onAsk={onAsk}
        />
      )}
    </section>
  );
}
