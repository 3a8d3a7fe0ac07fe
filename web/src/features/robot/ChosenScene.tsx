import { useQuery } from '@tanstack/react-query';
import { robot as texts } from '@yizhan/contract/texts/zh-CN/robot.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import type { RobotCalls } from './robot-calls.ts';
import { chooseScene, useTalk } from './talk.ts';

const t = textsOf({ robot: texts });

/** Once the scenes have scrolled away: where the robot looks, and the way back to everything. */
export function ChosenScene({ calls }: { calls: RobotCalls }) {
  const sceneId = useTalk((talk) => talk.sceneId);
  const scenes = useQuery(calls.scenes()).data ?? [];
  const scene = scenes.find(({ id }) => id === sceneId);
  if (!scene) return null;
  return (
    <p className="robot__scene">
      <Text size={12} tone="second">
        {t('inScene', { name: scene.name })}
      </Text>
      <Button size="small" onClick={() => chooseScene(undefined)}>
        {t('allScenes')}
      </Button>
    </p>
  );
}
