import { useQuery } from '@tanstack/react-query';
import { hall } from '@yizhan/contract/texts/zh-CN/hall.ts';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { askRobot, loadRobot } from '../../robot/robot.ts';
import { Button } from '../../ui/Button.tsx';

const t = textsOf({ hall });

/** The question robot, where the school has one. */
export function AskRobot({ question }: { question: string }) {
  const { data: robot } = useQuery({ queryKey: query.robot.baseInfo.queryKey, queryFn: loadRobot });
  if (!robot?.enabled) return null;
  return (
    <section className="hall-help">
      <h2>{t('askRobot', { name: robot.name })}</h2>
      <p>{t('askRobotText')}</p>
      <Button icon="robot" onClick={() => askRobot(question)}>
        {t('askRobot', { name: robot.name })}
      </Button>
    </section>
  );
}
