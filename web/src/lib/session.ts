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

/** Why nobody is signed in any more: they left, or the server no longer knows them. */
type EndReason = 'left' | 'expired';

/** The session is over, the page is still there: its person is told first. Empty words = the school's own. */
export type SessionExpiry = { words: string };

type State = {
  boot: BootBundle | undefined;
  bootError: unknown;
  /** Present = signed in; kept over reloads, so that a page need not wait for the server to draw itself. */
  session: StoredSession | undefined;
  /** The server's word on the person, once it has answered. */
  me: Me | undefined;
  /** The rest of that answer, and when it came by this page's own clock. */
  init: (Omit<InitAnswer, 'me' | 'theme'> & { receivedAt: number }) | undefined;
  initError: unknown;
  ended: EndReason | undefined;
  expired: SessionExpiry | undefined;
  /** Covered until its person comes back; so is every other tab. */
  locked: boolean;
};

type Actions = {
  loadBoot: () => Promise<void>;
  loginInit: () => Promise<void>;
  /** What the school says now when a session ends; a page may have been open for long. */
  getSessionExpiration: () => Promise<void>;
  signIn: (input: Parameters<Api['session']['signIn']>[0]) => Promise<void>;
  /** Begins the session that a sign-in of any kind has opened. */
  enter: (tokens: TokenBody) => Promise<void>;
  refreshToken: () => Promise<void>;
  switchIdentity: (id: string) => Promise<void>;
  loginOut: (ended?: EndReason) => Promise<void>;
  /** Forgets the session in every tab of this browser. */
  end: (ended: EndReason) => void;
  /** Tells every tab that the session is over. */
  expire: (text?: string) => void;
  /** Covers every tab, or opens them again. */
  setLocked: (locked: boolean) => void;
};

/** What every tab has to know beside the session; lib/session-marks.ts hears of them. */
export const EXPIRED = 'expired';
export const LOCKED = 'locked';
/** Locked here, and the server does not know it yet. */
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
        // An answer overtaken by a newer one is old news.
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
      // Signed in or out meanwhile: this answer is somebody else's.
      if (requestToken !== get().session?.token) return;
      applyTheme(theme);
      set({ init: { ...init, receivedAt: performance.now() } });
      if (!me) return requestToken ? get().expire() : undefined;
      writeRights(me);
      set({ me, session: readSession() });
      // Locked or unlocked meanwhile, or locked without its knowing: this answer is older than that.
      if (locked === get().locked && locked !== me.locked && !read(LOCK_PENDING)) get().setLocked(me.locked);
    },

    async getSessionExpiration() {
      const answer = await fetch('/lib/sessionExpiration.json');
      const sessionExpiration = (await answer.json()) as InitAnswer['sessionExpiration'];
      // Whatever stands in between may answer in its place.
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
      // Signed in even if this fails: who needs it offers to ask again.
      await get()
        .loginInit()
        .catch(() => undefined);
      // Last: the other tabs open again when they have the new tokens.
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
      // Told first, because the call names the token; not waited for, because nobody should wait to leave.
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

/** SE-5: a sign-out that did not reach the server is made good as soon as the server can be reached. */
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
  // A late answer to a token that was replaced meanwhile says nothing about the session.
  if (!session || session.token !== token) return;
  if (http === 401) expire();
  else setLocked(true);
};

/** Reads again what this browser keeps, after another tab changed it. */
export function syncSession(): void {
  const { session: before, expired } = useSession.getState();
  const session = readSession();
  if (!session) {
    // After an expiry everybody goes back to their own page once they have signed in again.
    if (before)
      useSession.setState({ session, me: undefined, ended: expired ? 'expired' : 'left', expired: undefined });
    return;
  }
  const samePerson = before?.user.user_id === session.user.user_id;
  useSession.setState((state) => ({
    session,
    me: samePerson ? state.me : undefined,
    ended: undefined,
    // A renewal does not revive what has expired; signing in again takes the mark away.
    expired: read(EXPIRED) ? state.expired : undefined,
  }));
  // Another identity brings other rights; a mere renewal brings the same, and this is one cheap call an hour.
  void useSession
    .getState()
    .loginInit()
    .catch(() => undefined);
}

onOtherTabToken(syncSession);
