import * as sealedLimits from '@yizhan/contract/limits/sealed.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aBrowserDatabase } from '../../test/browser-database.ts';
import { onOtherTab, openStorage, read, readEntry, remove, syncFromStorage, write } from './sealed-storage.ts';
import { write as writePlain } from './storage.ts';

const names = ['token', 'session', 'draft-7-card'];
const raw = (name: string) => localStorage.getItem(`yizhan-${name}`) ?? '';
const stored = (name: string) => vi.waitUntil(() => raw(name) !== '');
const changeInAnotherTab = (name: string) =>
  window.dispatchEvent(new StorageEvent('storage', { key: `yizhan-${name}` }));

/** Simulates a new page load: empty memory, existing storage. */
async function aNewPage() {
  vi.resetModules();
  return import('./sealed-storage.ts');
}

/** The browser's storage with a replaced setItem. */
function storageThatPuts(setItem: (key: string, value: string) => void) {
  const real = localStorage;
  const get = (_: Storage, name: string | symbol): unknown => {
    const member: unknown = name === 'setItem' ? setItem : Reflect.get(real, name);
    return typeof member === 'function' ? member.bind(real) : member;
  };
  vi.stubGlobal('localStorage', new Proxy(real, { get }));
  return real;
}

// The key stays: it belongs to the browser, not to a test.
beforeEach(() => {
  for (const name of names) remove(name);
});
afterEach(() => vi.unstubAllGlobals());

test('CL-7 what is kept begins with ten digits, the length of what it holds, and cannot be read', async () => {
  write('token', 'a-secret-token');
  await stored('token');
  const kept = JSON.stringify(readEntry('token'));
  expect(raw('token')).toMatch(/^\d{10}[\w+/]+=*$/);
  expect(Number(raw('token').slice(0, 10))).toBe(kept.length);
  expect(atob(raw('token').slice(10))).not.toContain('secret');
});

test('CL-7 the length counts characters, Chinese ones too', async () => {
  write('session', { user_name: '李明' });
  await stored('session');
  expect(Number(raw('session').slice(0, 10))).toBe(JSON.stringify(readEntry('session')).length);
});

test('CL-7 what is written can be read at once, and by the next page', async () => {
  write('session', { user_name: '李明' });
  expect(read('session')).toEqual({ user_name: '李明' });
  await stored('session');
  const page = await aNewPage();
  expect(page.read('session')).toBeUndefined();
  await page.openStorage([]);
  expect(page.read('session')).toEqual({ user_name: '李明' });
  expect(page.readEntry('session')?.datetime).toBe(readEntry('session')?.datetime);
});

test('a draft nobody came back for is not kept for ever, whoever sits at the computer next', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  write('draft-7-card', { text: '没有写完' });
  await stored('draft-7-card');
  const day = 86_400_000;
  vi.setSystemTime(Date.now() + (sealedLimits.draftDays - 1) * day);
  const inTime = await aNewPage();
  await inTime.openStorage([]);
  expect(inTime.read('draft-7-card')).toEqual({ text: '没有写完' });
  vi.setSystemTime(Date.now() + 2 * day);
  const late = await aNewPage();
  await late.openStorage([]);
  expect(late.read('draft-7-card')).toBeUndefined();
  expect(raw('draft-7-card')).toBe('');
  vi.useRealTimers();
});

test('CL-7 values are stored in the order in which they were written', async () => {
  const order: string[] = [];
  const real = storageThatPuts((key, value) => {
    order.push(key);
    real.setItem(key, value);
  });
  for (const name of names) write(name, name);
  await Promise.all(names.map(stored));
  expect(order).toEqual(names.map((name) => `yizhan-${name}`));
});

test('CL-7 what was removed stays removed, whatever was still on its way', async () => {
  write('token', 'gone');
  remove('token');
  write('session', 'there');
  await stored('session');
  expect([read('token'), raw('token')]).toEqual([undefined, '']);
});

test.each([
  ['a letter changed', (text: string) => `${text.slice(0, -6)}${text.at(-6) === 'A' ? 'B' : 'A'}${text.slice(-5)}`],
  ['another length', (text: string) => `${Number(text.slice(0, 10)) + 1}`.padStart(10, '0') + text.slice(10)],
  ['cut short', (text: string) => text.slice(0, 30)],
  ['no base64', (text: string) => `${text.slice(0, 10)}***`],
])('CL-7 a value with %s is dropped, never thrown', async (_, change) => {
  write('token', 'a-secret-token');
  await stored('token');
  localStorage.setItem('yizhan-token', change(raw('token')));
  const page = await aNewPage();
  await page.syncFromStorage('token');
  expect([page.read('token'), raw('token')]).toEqual([undefined, '']);
});

test('CL-7 a value in the place of another is dropped', async () => {
  write('draft-7-card', 'mine');
  await stored('draft-7-card');
  localStorage.setItem('yizhan-token', raw('draft-7-card'));
  const page = await aNewPage();
  await page.syncFromStorage('token');
  expect([page.read('token'), page.read('draft-7-card')]).toEqual([undefined, 'mine']);
});

test('CL-7 what another browser sealed is dropped', async () => {
  write('token', 'a-secret-token');
  await stored('token');
  localStorage.removeItem('yizhan-storageKey');
  const page = await aNewPage();
  await page.syncFromStorage('token');
  expect(page.read('token')).toBeUndefined();
});

test('CL-7 a session an earlier version kept in the open is read once and sealed; anything else is left alone', async () => {
  writePlain('token', 'old-token');
  writePlain('scheme', 'dark');
  localStorage.setItem('yizhan-session', 'rubbish');
  await openStorage(['token', 'session']);
  expect([read('token'), read('session'), raw('session')]).toEqual(['old-token', undefined, '']);
  await vi.waitUntil(() => /^\d{10}/.test(raw('token')));
  expect(JSON.parse(raw('scheme')).content).toBe('dark');
});

test("CL-7 another tab's change is there when this one is told", async () => {
  const other = await aNewPage();
  const heard: unknown[] = [];
  const stop = onOtherTab('token', () => heard.push(read('token'), read('session')));
  other.write('session', { user_id: '7' });
  other.write('token', 'from-another-tab');
  await stored('token');
  for (const name of ['session', 'token']) changeInAnotherTab(name);
  await vi.waitUntil(() => heard.length > 0);
  expect(heard).toEqual(['from-another-tab', { user_id: '7' }]);
  other.remove('token');
  changeInAnotherTab('token');
  expect(heard.slice(2)).toEqual([undefined, { user_id: '7' }]);
  stop();
});

test('CL-7 what another tab stored can be taken over before it is told', async () => {
  const other = await aNewPage();
  write('token', 'mine');
  await stored('token');
  other.write('token', 'theirs');
  const mine = raw('token');
  await vi.waitUntil(() => raw('token') !== mine);
  expect(read('token')).toBe('mine');
  await syncFromStorage('token');
  expect(read('token')).toBe('theirs');
});

test('CL-7 where nothing can be stored, memory is enough', async () => {
  const tried = new Set<string>();
  storageThatPuts((key) => {
    tried.add(key);
    throw new DOMException('full', 'QuotaExceededError');
  });
  write('token', 'kept');
  await vi.waitUntil(() => tried.has('yizhan-token'));
  await syncFromStorage('token');
  expect([read('token'), raw('token')]).toEqual(['kept', '']);
});

test('CL-7 a page that is left at once loses nothing: the next one finds the value, and seals it', async () => {
  write('session', { user_name: '李明' });
  write('token', 'just-given');
  window.dispatchEvent(new Event('pagehide'));
  const next = await aNewPage();
  await next.openStorage(['session', 'token']);
  expect(next.read('token')).toBe('just-given');
  await vi.waitUntil(() => /^\d{10}/.test(raw('token')));
});

/** Stores a session as a page that has the browser's key does. */
async function saveFromAnotherPage() {
  const database = aBrowserDatabase();
  const page = await aNewPage();
  page.write('session', { user_name: '李明' });
  page.write('draft-7-card', '没有写完');
  page.write('token', 'from-this-browser');
  await stored('token');
  localStorage.removeItem('yizhan-storageKey');
  return { database, other: page, before: names.map(raw) };
}

/** Runs the fake timers, so that waiting takes no real time. */
async function opened(page: Awaited<ReturnType<typeof aNewPage>>) {
  vi.useFakeTimers();
  const opening = page.openStorage([]);
  await vi.dynamicImportSettled();
  for (let step = 0; step < 30; step += 1) await vi.advanceTimersByTimeAsync(500);
  await opening;
  vi.useRealTimers();
}

test.each(['fails', 'never answers'] as const)(
  'CL-7 a database that %s costs no other page its session: what it cannot open stays, and it says so',
  async (how) => {
    const { database, other, before } = await saveFromAnotherPage();
    database(how);
    const page = await aNewPage();
    await opened(page);
    expect(page.read('token')).toBeUndefined();
    expect(names.map(raw)).toEqual(before);
    const { useSignInProgress } = await import('./sign-in-progress.ts');
    expect(useSignInProgress.getState().failure).toContain('请重新加载本页');
    expect(other.read('token')).toBe('from-this-browser');
  },
);

test('CL-7 a database that comes late is waited for', async () => {
  const { database } = await saveFromAnotherPage();
  database('comes late');
  const page = await aNewPage();
  await opened(page);
  expect([page.read('token'), page.read('draft-7-card')]).toEqual(['from-this-browser', '没有写完']);
});

test('CL-7 whoever signs in where the key is away takes the other pages along, and their drafts stay', async () => {
  const { database, other } = await saveFromAnotherPage();
  database('fails');
  const page = await aNewPage();
  await opened(page);
  const before = raw('token');
  page.write('token', 'signed-in-again');
  await vi.waitUntil(() => raw('token') !== before);
  database('opens');
  await other.syncFromStorage('token');
  expect([other.read('token'), other.read('draft-7-card')]).toEqual(['signed-in-again', '没有写完']);
});

test('CL-7 a browser whose database never opens keeps a session all the same', async () => {
  aBrowserDatabase()('fails');
  const page = await aNewPage();
  page.write('session', { user_name: '李明' });
  page.write('token', 'in-private');
  await stored('token');
  const next = await aNewPage();
  await next.openStorage([]);
  expect(next.read('token')).toBe('in-private');
});

test('CL-7 with a key of the browser, too, what is broken is dropped', async () => {
  await saveFromAnotherPage();
  localStorage.setItem('yizhan-token', `${raw('token').slice(0, -8)}AAAAAAA=`);
  const page = await aNewPage();
  await page.openStorage([]);
  expect([page.read('token'), raw('token')]).toEqual([undefined, '']);
});
