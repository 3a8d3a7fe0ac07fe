import { create } from 'zustand';
import { type Api, api } from '../lib/api.ts';

export type Robot = Awaited<ReturnType<Api['robot']['baseInfo']>>;

const CACHE_KEY = 'yizhan-robot';

function readCached(): Robot | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(CACHE_KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

let pendingRobot: Promise<Robot> | undefined;

/** GD-5: asked for once, then kept for this browser session. A question that failed may be asked again. */
export async function loadRobot(): Promise<Robot> {
  const cached = readCached();
  if (cached) return cached;
  pendingRobot ??= api.robot.baseInfo().finally(() => {
    pendingRobot = undefined;
  });
  const robot = await pendingRobot;
  try {
    sessionStorage.setItem(CACHE_KEY, JSON.stringify(robot));
  } catch {
    // Without storage the next page asks again.
  }
  return robot;
}

/** What somebody wants to ask, for the robot's panel over the page to take up. */
export const useRobotQuestion = create<{ question: string | undefined }>(() => ({ question: undefined }));
export const askRobot = (question: string) => useRobotQuestion.setState({ question });
