// Preloaded so that the first call does not wait for it.
import '@yizhan/contract/routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { OwnRating } from '@yizhan/contract/entities/hall.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, me, signedIn, tokenBody } from '../../test/people.ts';
import { signInAgain } from '../../test/sign-in-again.ts';
import { type Answers, fakeWire, refused } from '../../test/wire.ts';
import { useSession } from '../lib/session.ts';
import { readSession, writeTokens } from '../lib/stored-session.ts';
import { toast } from '../ui/toast.ts';
import RatingDialog from './RatingDialog.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  toast.clear();
  vi.unstubAllGlobals();
});

const aRating = (text: string): OwnRating['given'] => ({
  ...{ score: 4, labels: [], text, anonymous: false },
  ...{ at: '2026-03-01 08:00:00', until: '2026-05-30 08:00:00' },
});

type ShowOptions = { of: string; rated?: OwnRating['given']; answers?: Answers };

function show({ of, rated = null, answers = {} }: ShowOptions) {
  const closed = vi.fn();
  const wire = fakeWire({ 'services.scoreLabels': ['高效'], 'services.giveScore': { given: null }, ...answers });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RatingDialog of={{ serviceId: of }} given={rated} onClose={closed} />
    </QueryClientProvider>,
  );
  return { wire, closed };
}
const text = () => screen.getByLabelText<HTMLTextAreaElement>(/说说您的感受/);
const five = () => screen.getByLabelText<HTMLInputElement>('5 星，非常满意');
const note = () => screen.queryByText('已恢复未保存的内容');
const write = (value: string) => fireEvent.change(text(), { target: { value } });
const send = () => fireEvent.submit(document.getElementById('rating-form') as HTMLElement);

test('a rating begun before the session ended is there again when its dialog is opened again', async () => {
  show({ of: '1' });
  fireEvent.click(five());
  fireEvent.click(await screen.findByRole('button', { name: '高效' }));
  write('很快就办好了');
  signInAgain();
  const { wire, closed } = show({ of: '1' });
  expect(note()).not.toBeNull();
  send();
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(wire.to('services.giveScore')[0]?.body).toMatchObject({ score: 5, labels: ['高效'], text: '很快就办好了' });
});

test('what came back is kept again when the session ends once more', () => {
  show({ of: '2' });
  write('排队太久');
  signInAgain();
  show({ of: '2' });
  signInAgain();
  show({ of: '2' });
  expect(text().value).toBe('排队太久');
});

test('what came back can be discarded, and does not come again', () => {
  show({ of: '3', rated: aRating('还可以') });
  write('其实很好');
  signInAgain();
  show({ of: '3', rated: aRating('还可以') });
  fireEvent.click(screen.getByRole('button', { name: '放弃恢复' }));
  expect([text().value, note()]).toEqual(['还可以', null]);
  signInAgain();
  show({ of: '3', rated: aRating('还可以') });
  expect([text().value, note()]).toEqual(['还可以', null]);
});

test('words for one service do not come back at another, and wait for theirs', () => {
  show({ of: '4' });
  write('只说这一项');
  signInAgain();
  show({ of: '5' });
  expect([text().value, note()]).toEqual(['', null]);
  cleanup();
  show({ of: '4' });
  expect(text().value).toBe('只说这一项');
});

test('words over a rating that was changed elsewhere meanwhile are not laid over the new one', () => {
  show({ of: '6', rated: aRating('还可以') });
  write('还可以，就是慢');
  signInAgain();
  show({ of: '6', rated: aRating('在手机上改过了') });
  expect([text().value, note()]).toEqual(['在手机上改过了', null]);
});

test('another person at the same computer does not see them', () => {
  show({ of: '7' });
  write('我的感受');
  signInAgain();
  writeTokens(tokenBody({ user_id: '8' }));
  act(() => useSession.setState({ session: readSession(), me: me() }));
  show({ of: '7' });
  expect([text().value, note()]).toEqual(['', null]);
});

test('a rating that was sent is not kept, though the session ends before its dialog has closed', async () => {
  const { wire } = show({ of: '8', answers: { 'services.giveScore': { given: null } } });
  fireEvent.click(five());
  write('已经寄出');
  send();
  await waitFor(() => expect(wire.to('services.giveScore')).toHaveLength(1));
  await waitFor(() => expect(toast.list()).toHaveLength(1));
  signInAgain();
  show({ of: '8' });
  expect([text().value, note()]).toEqual(['', null]);
});

test('a rating that could not be sent because the session was over is kept', async () => {
  show({ of: '9', answers: { 'services.giveScore': refused({ http: 401, status: 401 }) } });
  fireEvent.click(five());
  write('正要寄出');
  send();
  await waitFor(() => expect(useSession.getState().expired).toBeDefined());
  signInAgain();
  show({ of: '9' });
  expect([text().value, five().checked]).toEqual(['正要寄出', true]);
});

test('the text says how much of it is written', () => {
  show({ of: '9' });
  expect(screen.getByText(`0 / ${serviceLimits.ratingTextLength}`)).toBeTruthy();
  write('很快');
  expect(screen.getByText(`2 / ${serviceLimits.ratingTextLength}`)).toBeTruthy();
});
