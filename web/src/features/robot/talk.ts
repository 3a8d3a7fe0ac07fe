import type { RobotAnswer } from '@yizhan/contract/entities/robot.ts';
import { create } from 'zustand';
import { type ComposedAnswer, followComposed } from './composed.ts';
import type { RobotCalls } from './robot-calls.ts';

export type Verdict = 'open' | 'asking' | 'given';
/** A known question that was chosen, and the list of near ones it stood in. */
type Chosen = { faqId?: string | undefined; fromAnswerId?: string | undefined };
/** What is asked; in one's own words within the scene that was chosen. */
type Asked = Chosen & { question: string; sceneId?: string | undefined };
export type Turn = Asked & { key: number } & (
    | { state: 'pending' }
    | { state: 'failed' }
    | { state: 'answered'; answer: RobotAnswer; verdict: Verdict; composed?: ComposedAnswer | undefined }
  );

/** Names this browser tab to the server, so that a visitor can say whether an answer helped. */
export const sessionId = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('');

/** The conversation of this tab: it survives closing the window and changing the page. */
export const useTalk = create<{ owner: string; turns: readonly Turn[]; sceneId: string | undefined }>(() => ({
  ...{ owner: '', turns: [], sceneId: undefined },
}));

export const chooseScene = (sceneId: string | undefined) => useTalk.setState({ sceneId });

let last = 0;

const replace = (key: number, turn: Turn) =>
  useTalk.setState(({ turns }) => ({ turns: turns.map((one) => (one.key === key ? turn : one)) }));

export const clearTalk = (owner = useTalk.getState().owner) =>
  useTalk.setState({ owner, turns: [], sceneId: undefined });

/** Another person at the same computer starts over. */
export function claimTalk(owner: string): void {
  if (useTalk.getState().owner !== owner) clearTalk(owner);
}

export async function ask(calls: RobotCalls, question: string, chosen: Chosen = {}): Promise<void> {
  last += 1;
  const { sceneId } = useTalk.getState();
  const turn = { key: last, question, ...(chosen.faqId === undefined ? { sceneId } : chosen) };
  useTalk.setState(({ turns }) => ({ turns: [...turns, { ...turn, state: 'pending' }] }));
  await answer(calls, turn);
}

export async function askAgain(
  calls: RobotCalls,
  { key, question, faqId, fromAnswerId, sceneId }: Turn,
): Promise<void> {
  const turn = { key, question, faqId, fromAnswerId, sceneId };
  replace(key, { ...turn, state: 'pending' });
  await answer(calls, turn);
}

async function answer(calls: RobotCalls, turn: Asked & { key: number }): Promise<void> {
  const { key: _, ...asked } = turn;
  try {
    const given = await calls.ask({ ...asked, sessionId });
    replace(turn.key, { ...turn, state: 'answered', answer: given, verdict: 'open' });
    if (given.composed) followComposed(given.composed, (composed) => change(turn.key, { composed }));
  } catch {
    replace(turn.key, { ...turn, state: 'failed' });
  }
}

export const setVerdict = (key: number, verdict: Verdict) => change(key, { verdict });

function change(key: number, changes: { verdict?: Verdict; composed?: ComposedAnswer | undefined }): void {
  const turn = useTalk.getState().turns.find((one) => one.key === key);
  if (turn?.state === 'answered') replace(key, { ...turn, ...changes });
}
