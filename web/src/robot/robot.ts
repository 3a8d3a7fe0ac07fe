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

/** GD-5: fetched once, then cached for this browser session. A failed call may be retried. */
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
    // Without storage the next page fetches it again.
  }
  return robot;
}

/** The question to be taken up by the robot's panel over the page. */
export const useRobotQuestion = create<{ question: string | undefined }>(() => ({ question: undefined }));
export const askRobot = (question: string) => useRobotQuestion.setState({ question });
