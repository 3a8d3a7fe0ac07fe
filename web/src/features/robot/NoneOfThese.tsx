import { robot as texts } from '@yizhan/contract/texts/zh-CN/robot.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { toastError } from '../../ui/toast-error.ts';
import type { RobotCalls } from './robot-calls.ts';
import { sessionId, setVerdict, type Verdict } from './talk.ts';

const t = textsOf({ robot: texts });

type NoneOfTheseProps = { answerId: string; verdict: Verdict; turnKey: number; calls: RobotCalls };

/** RB-2, RB-6: nothing that was offered is it: the question becomes somebody's task. */
export function NoneOfThese({ answerId, verdict, turnKey, calls }: NoneOfTheseProps) {
  const send = async () => {
    try {
      await calls.judge({ answerId, solved: false, sessionId });
      setVerdict(turnKey, 'given');
    } catch (error) {
      toastError(error);
    }
  };
  return verdict === 'given' ? (
    <p role="status">
      <Text size={12} tone="second">
        {t('noneOfTheseNoted')}
      </Text>
    </p>
  ) : (
    <div className="robot__verdict">
      <Button size="small" onClick={() => void send()}>
        {t('noneOfThese')}
      </Button>
    </div>
  );
}
