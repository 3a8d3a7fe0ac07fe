import { useQuery } from '@tanstack/react-query';
import type { RobotInfo } from '@yizhan/contract/entities/robot.ts';
import { robot as texts } from '@yizhan/contract/texts/zh-CN/robot.ts';
import { textsOf } from '../../lib/text.ts';
import { Questions } from './Questions.tsx';
import type { RobotCalls } from './robot-calls.ts';
import { chooseScene, useTalk } from './talk.ts';

const t = textsOf({ robot: texts });

type OpeningProps = {
  robot: RobotInfo;
  calls: RobotCalls;
  onAsk: (question: string, faqId?: string) => void;
  /** A conversation is under way: only the greeting stays. */
  isFolded: boolean;
};

/** The first words, what others ask, and questions by scene. */
export function Opening({ robot, calls, onAsk, isFolded }: OpeningProps) {
  const greeting = useQuery(calls.greet());
  const scenes = useQuery(calls.scenes());
  const sceneId = useTalk((talk) => talk.sceneId);
  const inScene = useQuery({
    ...calls.recommended(sceneId === undefined ? {} : { sceneId }),
    enabled: sceneId !== undefined,
  });
  const questions = sceneId === undefined ? greeting.data?.quick : inScene.data;
  return (
    <>
      <p className="robot__bubble">{greeting.data?.text ?? robot.welcome}</p>
      {!isFolded && (
        <>
          {scenes.data && scenes.data.length > 0 && (
            <fieldset className="robot__scenes">
              <legend>{t('scenes')}</legend>
              <button type="button" aria-pressed={sceneId === undefined} onClick={() => chooseScene(undefined)}>
                {t('recommended')}
              </button>
              {scenes.data.map(({ id, name }) => (
                <button key={id} type="button" aria-pressed={sceneId === id} onClick={() => chooseScene(id)}>
                  {name}
                </button>
              ))}
            </fieldset>
          )}
          <Questions label={t('recommended')} questions={questions ?? []} onAsk={onAsk} />
        </>
      )}
    </>
  );
}
