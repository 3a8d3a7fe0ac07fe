import type { BootBundle, InitAnswer, TokenBody } from '@yizhan/contract/entities/session.ts';
import { create } from 'zustand';
import { type Api, api } from './api.ts';
import { hooks } from './request.ts';
import { onOtherTab } from './storage.ts';
import { clearSession, readSession, type StoredSession, writeRights, writeTokens } from './stored-session.ts';
import { applyTheme } from './theme.ts';

export type Me = NonNullable<InitAnswer['me']>;

/** Why nobody is signed in any more: they left, or the server no longer knows them. */
type Ended = 'left' | 'expired';

type State = {
  boot: BootBundle | undefined;
  bootError: unknown;
  /** Present = signed in; kept over reloads, so that a page need not wait for the server to draw itself. */
  session: StoredSession | undefined;
  /** The server's word on the person, once it has answered. */
  me: Me | undefined;
  initError: unknown;
  ended: Ended | undefined;
};

type Actions = {
  loadBoot: () => Promise<void>;
  loginInit: () => Promise<void>;
  signIn: (input: Parameters<Api['session']['signIn']>[0]) => Promise<void>;
  refreshToken: () => Promise<void>;
  switchIdentity: (id: string) => Promise<void>;
  loginOut: () => Promise<void>;
  /** Forgets the session in every tab of this browser. */
  end: (ended: Ended) => void;
};

let bootsAsked = 0;

export const useSession = create<State & Actions>((set, get) => {
  const adopt = (tokens: TokenBody) => {
    writeTokens(tokens);
    set({ session: readSession(), ended: undefined });
  };
  return {
    boot: undefined,
    bootError: undefined,
    session: readSession(),
    me: undefined,
    initError: undefined,
    ended: undefined,

    async loadBoot() {
      bootsAsked += 1;
      const mine = bootsAsked;
      try {
        const boot = await api.session.boot({ host: location.host });
        // An answer overtaken by a newer one is old news.
        if (mine !== bootsAsked) return;
        set({ boot, bootError: undefined });
        if (!get().session) applyTheme(boot.publicTheme);
      } catch (bootError) {
        if (mine === bootsAsked) set({ bootError });
      }
    },

    async loginInit() {
      const asked = get().session?.token;
      set({ initError: undefined });
      const { me, theme } = await api.session.init().catch((initError: unknown) => {
        set({ initError });
        throw initError;
      });
      // Signed in or out meanwhile: this answer is somebody else's.
      if (asked !== get().session?.token) return;
      applyTheme(theme);
      if (!me) return asked ? get().end('expired') : undefined;
      writeRights(me);
      set({ me, session: readSession() });
    },

    async signIn(input) {
      const tenantId = get().boot?.tenant.id;
      adopt(await api.session.signIn({ ...input, ...(tenantId ? { tenantId } : {}) }));
      // Signed in even if this fails: who needs it offers to ask again.
      await get()
        .loginInit()
        .catch(() => undefined);
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
      if (get().session?.refreshToken === session.refreshToken) adopt(tokens);
    },

    async switchIdentity(id) {
      adopt(await api.session.switchIdentity({ id }));
      await get().loginInit();
    },

    async loginOut() {
      // Told first, because the call names the token; not waited for, because nobody should wait to leave.
      const told = api.session.signOut();
      get().end('left');
      await told.catch(() => undefined);
    },

    end(ended) {
      clearSession();
      set({ session: undefined, me: undefined, ended });
    },
  };
});

hooks.caller = () => {
  const { session, boot } = useSession.getState();
  return {
    token: session?.token,
    account: session?.user.account,
    name: session?.user.nick_name,
    tenant: session?.user.tenant_id ?? boot?.tenant.id,
  };
};

hooks.refused = (http, token) => {
  const { session, end } = useSession.getState();
  // A late answer to a token that was replaced meanwhile says nothing about the session.
  if (http === 401 && session && session.token === token) end('expired');
};

/** Reads again what this browser keeps, after another tab changed it. */
export function followStorage(): void {
  const before = useSession.getState().session;
  const session = readSession();
  if (!session) {
    if (before) useSession.setState({ session, me: undefined, ended: 'left' });
    return;
  }
  const samePerson = before?.user.user_id === session.user.user_id;
  useSession.setState((state) => ({ session, me: samePerson ? state.me : undefined, ended: undefined }));
  // Another identity brings other rights; a mere renewal brings the same, and this is one cheap call an hour.
  void useSession
    .getState()
    .loginInit()
    .catch(() => undefined);
}

onOtherTab('token', followStorage);
