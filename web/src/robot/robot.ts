import { create } from 'zustand';
import { type Api, api } from '../lib/api.ts';

export type Robot = Awaited<ReturnType<Api['robot']['baseInfo']>>;

const KEPT = 'yizhan-robot';

function kept(): Robot | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

let asking: Promise<Robot> | undefined;

/** GD-5: asked for once, then kept for this browser session. A question that failed may be asked again. */
export async function loadRobot(): Promise<Robot> {
  const known = kept();
  if (known) return known;
  asking ??= api.robot.baseInfo().finally(() => {
    asking = undefined;
  });
  const robot = await asking;
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(robot));
  } catch {
    // Without storage the next page asks again.
  }
  return robot;
}

/** What somebody wants to ask, for the robot's panel over the page to take up. */
export const useRobotQuestion = create<{ question: string | undefined }>(() => ({ question: undefined }));
export const askRobot = (question: string) => useRobotQuestion.setState({ question });
