import type { BootBundle, InitAnswer, TokenBody } from '@yizhan/contract/entities/session.ts';
import { create } from 'zustand';
import { type Api, api } from './api.ts';
import { loadChunk } from './load-chunk.ts';
import { hooks } from './request.ts';
import { read, remove, write } from './storage.ts';
import {
  clearSession,
  onOtherTabToken,
  readPendingSignOut,
  readSession,
  type StoredSession,
  writePendingSignOut,
  writeRights,
  writeTokens,
} from './stored-session.ts';
import { applyTheme } from './theme.ts';

export type Me = NonNullable<InitAnswer['me']>;

/** Why the session ended: sign-out, or the server no longer accepts it. */
type EndReason = 'left' | 'expired';

/** The session expired while the page is open: the user is told first. Empty words = the school's configured text. */
export type SessionExpiry = { words: string };

type State = {
  boot: BootBundle | undefined;
  bootError: unknown;
  /** Present = signed in. Persisted over reloads, so that a page can render without waiting for the server. */
  session: StoredSession | undefined;
  /** The person, once the server has answered. */
  me: Me | undefined;
  /** The rest of that answer, and when it was received by performance.now(). */
  init: (Omit<InitAnswer, 'me' | 'theme'> & { receivedAt: number }) | undefined;
  initError: unknown;
  ended: EndReason | undefined;
  expired: SessionExpiry | undefined;
  /** Locked, in every tab, until the user unlocks. */
  locked: boolean;
};

type Actions = {
  loadBoot: () => Promise<void>;
  loginInit: () => Promise<void>;
  /** Refetches the school's expiry text; the page may have been open for long. */
  getSessionExpiration: () => Promise<void>;
  signIn: (input: Parameters<Api['session']['signIn']>[0]) => Promise<void>;
  /** Starts the session after any kind of sign-in. */
  enter: (tokens: TokenBody) => Promise<void>;
  refreshToken: () => Promise<void>;
  switchIdentity: (id: string) => Promise<void>;
  loginOut: (ended?: EndReason) => Promise<void>;
  /** Clears the session in every tab of this browser. */
  end: (ended: EndReason) => void;
  /** Marks the session as expired in every tab. */
  expire: (text?: string) => void;
  /** Locks or unlocks every tab. */
  setLocked: (locked: boolean) => void;
};

/** State shared between tabs beside the session; lib/cross-tab-session.ts listens for it. */
export const EXPIRED = 'expired';
export const LOCKED = 'locked';
/** Locked in this browser, but not yet on the server. */
export const LOCK_PENDING = 'lockUntold';

let bootRequests = 0;

export const useSession = create<State & Actions>((set, get) => {
  const storeTokens = (tokens: TokenBody) => {
    writeTokens(tokens);
    set({ session: readSession(), ended: undefined });
  };
  return {
    boot: undefined,
    bootError: undefined,
    session: readSession(),
    me: undefined,
    init: undefined,
    initError: undefined,
    ended: undefined,
    expired: undefined,
    locked: read(LOCKED) === true,

    async loadBoot() {
      bootRequests += 1;
      const mine = bootRequests;
      try {
        const boot = await api.session.boot({ host: location.host });
        // Ignore a stale answer.
        if (mine !== bootRequests) return;
        set({ boot, bootError: undefined });
        retryPendingSignOut();
        if (!get().session) applyTheme(boot.publicTheme);
      } catch (bootError) {
        if (mine === bootRequests) set({ bootError });
      }
    },

    async loginInit() {
      const { session, locked } = get();
      const requestToken = session?.token;
      set({ initError: undefined });
      const { me, theme, ...init } = await api.session.init().catch((initError: unknown) => {
        set({ initError });
        throw initError;
      });
      // Signed in or out meanwhile: this answer belongs to another session.
      if (requestToken !== get().session?.token) return;
      applyTheme(theme);
      set({ init: { ...init, receivedAt: performance.now() } });
      if (!me) return requestToken ? get().expire() : undefined;
      writeRights(me);
      set({ me, session: readSession() });
      // Ignore the server's lock state if it changed here meanwhile or a lock is pending: this answer is older.
      if (locked === get().locked && locked !== me.locked && !read(LOCK_PENDING)) get().setLocked(me.locked);
    },

    async getSessionExpiration() {
      const answer = await fetch('/lib/sessionExpiration.json');
      const sessionExpiration = (await answer.json()) as InitAnswer['sessionExpiration'];
      // A proxy may have answered instead of the server.
      if (typeof sessionExpiration.outLogTip !== 'string') return;
      set(({ init }) => (init ? { init: { ...init, sessionExpiration } } : {}));
    },

    async signIn(input) {
      const tenantId = get().boot?.tenant.id;
      await get().enter(await api.session.signIn({ ...input, ...(tenantId ? { tenantId } : {}) }));
    },

    async enter(tokens) {
      remove(EXPIRED);
      set({ expired: undefined });
      storeTokens(tokens);
      // Signed in even if this fails: screens that need it offer a retry.
      await get()
        .loginInit()
        .catch(() => undefined);
      // Last, because other tabs unlock once they have the new tokens.
      if (get().locked) get().setLocked(false);
    },

    async refreshToken() {
      const session = get().session;
      if (!session) return;
      const tokens = await api.session.refresh({
        tenantId: session.user.tenant_id,
        refresh_token: session.refreshToken,
        grant_type: 'refresh_token',
        scope: 'all',
      });
      if (get().session?.refreshToken === session.refreshToken) storeTokens(tokens);
    },

    async switchIdentity(id) {
      storeTokens(await api.session.switchIdentity({ id }));
      await get().loginInit();
    },

    async loginOut(ended = 'left') {
      // Sent before the token is cleared, because the call carries it; not awaited, so that sign-out is immediate.
      const request = api.session.signOut();
      const { session } = get();
      get().end(ended);
      await request.catch(() => session && writePendingSignOut(session));
    },

    end(ended) {
      clearSession();
      remove(EXPIRED);
      set({ session: undefined, me: undefined, ended, expired: undefined });
      get().setLocked(false);
    },

    expire(text = '') {
      if (!get().session || get().expired) return;
      const expired = { words: text };
      write(EXPIRED, expired);
      set({ expired });
    },

    setLocked(locked) {
      if (locked) write(LOCKED, locked);
      else for (const key of [LOCKED, LOCK_PENDING]) remove(key);
      set({ locked });
    },
  };
});

/** SE-5: a sign-out that did not reach the server is retried as soon as the server can be reached. */
function retryPendingSignOut(): void {
  if (!readPendingSignOut()) return;
  void loadChunk(() => import('./pending-sign-out.ts'))
    .then((left) => left.sendPendingSignOut())
    .catch(() => undefined);
}

window.addEventListener('online', retryPendingSignOut);

hooks.caller = () => {
  const { session, boot } = useSession.getState();
  return {
    token: session?.token,
    account: session?.user.account,
    name: session?.user.nick_name,
    tenant: session?.user.tenant_id ?? boot?.tenant.id,
  };
};

let bootAt = 0;
useSession.subscribe(({ boot }, before) => {
  if (boot !== before.boot) bootAt = Date.now();
});

hooks.boot = () => {
  const { boot } = useSession.getState();
  return boot && { boot, at: bootAt };
};

hooks.loadBoot = () => useSession.getState().loadBoot();

hooks.refused = (http, token) => {
  const { session, expire, setLocked } = useSession.getState();
  // A late answer for a token that was replaced meanwhile says nothing about the session.
  if (!session || session.token !== token) return;
  if (http === 401) expire();
  else setLocked(true);
};

/** Re-reads the stored session after another tab changed it. */
export function syncSession(): void {
  const { session: before, expired } = useSession.getState();
  const session = readSession();
  if (!session) {
    // After an expiry, every user returns to their own page once signed in again.
    if (before)
      useSession.setState({ session, me: undefined, ended: expired ? 'expired' : 'left', expired: undefined });
    return;
  }
  const samePerson = before?.user.user_id === session.user.user_id;
  useSession.setState((state) => ({
    session,
    me: samePerson ? state.me : undefined,
    ended: undefined,
    // A token renewal does not revive an expired session; only a new sign-in clears the mark.
    expired: read(EXPIRED) ? state.expired : undefined,
  }));
  // Another identity has other permissions. After a mere renewal they are the same, but that is one cheap call an hour.
  void useSession
    .getState()
    .loginInit()
    .catch(() => undefined);
}

onOtherTabToken(syncSession);
