import { api, query } from '../../lib/api.ts';

/** The calls of the robot: a visitor's go to the open ones. */
export const robotCalls = (signedIn: boolean) =>
  signedIn
    ? {
        ...{ ask: api.robot.ask, judge: api.robot.judge, record: api.robot.record },
        ...{ greet: query.robot.greet, recommended: query.robot.recommended, scenes: query.robot.scenes },
        suggestions: query.robot.suggestions,
      }
    : {
        ...{ ask: api.robot.openAsk, judge: api.robot.openJudge, record: api.robot.openRecord },
        ...{ greet: query.robot.openGreet, recommended: query.robot.openRecommended, scenes: query.robot.openScenes },
        suggestions: query.robot.openSuggestions,
      };

export type RobotCalls = ReturnType<typeof robotCalls>;
