import type { RobotAnswer } from '@yizhan/contract/entities/robot.ts';
import { create } from 'zustand';
import { type ComposedAnswer, followComposed } from './composed.ts';
import type { RobotCalls } from './robot-calls.ts';

export type Verdict = 'open' | 'asking' | 'given';
export type Turn = { key: number; question: string; faqId?: string | undefined } & (
  | { state: 'pending' }
  | { state: 'failed' }
  | { state: 'answered'; answer: RobotAnswer; verdict: Verdict; composed?: ComposedAnswer | undefined }
);

/** Names this browser tab to the server, so that a visitor can say whether an answer helped. */
export const sessionId = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('');

/** The conversation of this tab: it survives closing the window and changing the page. */
export const useTalk = create<{ owner: string; turns: readonly Turn[] }>(() => ({ owner: '', turns: [] }));

let last = 0;

const replace = (key: number, turn: Turn) =>
  useTalk.setState(({ turns }) => ({ turns: turns.map((one) => (one.key === key ? turn : one)) }));

export const clearTalk = (owner = useTalk.getState().owner) => useTalk.setState({ owner, turns: [] });

/** Another person at the same computer starts over. */
export function claimTalk(owner: string): void {
  if (useTalk.getState().owner !== owner) clearTalk(owner);
}

export async function ask(calls: RobotCalls, question: string, faqId?: string): Promise<void> {
  last += 1;
  const turn = { key: last, question, faqId };
  useTalk.setState(({ turns }) => ({ turns: [...turns, { ...turn, state: 'pending' }] }));
  await answer(calls, turn);
}

export async function askAgain(calls: RobotCalls, { key, question, faqId }: Turn): Promise<void> {
  replace(key, { key, question, faqId, state: 'pending' });
  await answer(calls, { key, question, faqId });
}

async function answer(calls: RobotCalls, turn: Pick<Turn, 'key' | 'question' | 'faqId'>): Promise<void> {
  try {
    const given = await calls.ask({
      ...{ question: turn.question, sessionId },
      ...(turn.faqId === undefined ? {} : { faqId: turn.faqId }),
    });
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
