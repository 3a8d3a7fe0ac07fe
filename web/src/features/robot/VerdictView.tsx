import type { RobotAnswer, RobotInfo, UnsolvedReason } from '@yizhan/contract/entities/robot.ts';
import * as robotLimits from '@yizhan/contract/limits/robot.ts';
import { robot as texts } from '@yizhan/contract/texts/zh-CN/robot.ts';
import { useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { toastError } from '../../ui/toast-error.ts';
import { Handover } from './Handover.tsx';
import type { RobotCalls } from './robot-calls.ts';
import { sessionId, setVerdict, type Verdict } from './talk.ts';

const t = textsOf({ robot: texts });

/** As the contract lists them; its schemas stay out of this window. */
const reasons = ['INACCURATE', 'UNCLEAR', 'OUTDATED', 'IRRELEVANT', 'OTHER'] as const satisfies UnsolvedReason[];

type VerdictViewProps = {
  answer: RobotAnswer;
  asked: string;
  verdict: Verdict;
  turnKey: number;
  robot: RobotInfo;
  calls: RobotCalls;
};

/** Solved or not; only if not, why, and the way to a person. */
export function VerdictView({ answer, asked, verdict, turnKey, robot, calls }: VerdictViewProps) {
  const [text, setText] = useState('');
  const [reason, setReason] = useState<UnsolvedReason>();
  const [solved, setSolved] = useState(false);
  const send = async (helped: boolean, why: { reasonCode?: UnsolvedReason; text?: string } = {}) => {
    try {
      await calls.judge({ answerId: answer.answerId, solved: helped, sessionId, ...why });
      setSolved(helped);
      setVerdict(turnKey, helped || why.reasonCode ? 'given' : 'asking');
    } catch (error) {
      toastError(error);
    }
  };
  if (verdict === 'given')
    return (
      <>
        <p role="status">
          <Text size={12} tone="second">
            {t('thanks')}
          </Text>
        </p>
        {!solved && <Handover answer={answer} asked={asked} robot={robot} />}
      </>
    );
  if (verdict === 'open')
    return (
      <div className="robot__verdict">
        <span>{t('solvedQuestion')}</span>
        <Button size="small" icon="like" onClick={() => void send(true)}>
          {t('solved')}
        </Button>
        <Button size="small" onClick={() => void send(false)}>
          {t('unsolved')}
        </Button>
      </div>
    );
  return (
    <form
      className="robot__reasons"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason) void send(false, { reasonCode: reason, text });
      }}
    >
      <fieldset>
        <legend>{t('whyUnsolved')}</legend>
        {reasons.map((one) => (
          <label key={one}>
            <input type="radio" name={`reason-${turnKey}`} checked={reason === one} onChange={() => setReason(one)} />
            {t(`reason${one}`)}
          </label>
        ))}
      </fieldset>
      <TextArea label={t('reasonText')} rows={2} maxLength={robotLimits.reasonLength} value={text} onChange={setText} />
      <Button size="small" type="submit" variant="primary" disabled={reason === undefined}>
        {t('submitReason')}
      </Button>
      <Handover answer={answer} asked={asked} robot={robot} />
    </form>
  );
}
