import type { Footer } from '@yizhan/contract/entities/footer.ts';
import type { Profile } from '@yizhan/contract/entities/person-info.ts';
import type { BootBundle, InitAnswer, TokenBody } from '@yizhan/contract/entities/session.ts';
import { useSession } from '../src/lib/session.ts';
import { useSignInProgress } from '../src/lib/sign-in-progress.ts';
import { clearSession, readSession, writeRights, writeTokens } from '../src/lib/stored-session.ts';
import { portalKeys } from './portal-keys.ts';

const theme = {
  themeId: 'default',
  themeName: '默认主题',
  themeColor: '#008cff',
  themeImg: null,
  themeImgBorderColor: null,
};
const loginConfig = {
  eduSystemManageIdentityAuth: { status: 0, isSelfCas: 1, casLoginUrl: '', casLogoutUrl: '' },
};

export const tokenBody = (over: Partial<TokenBody> = {}): TokenBody => ({
  user_id: '7',
  user_name: '李明',
  account: 't001',
  nick_name: '李老师',
  access_token: 'access-1',
  refresh_token: 'refresh-1',
  tenant_id: '000000',
  tenantId: '000000',
  token_type: 'bearer',
  expires_in: 3600,
  ...over,
});

const identity = (id: string, type: number, typeName: string, active: boolean) => ({
  id,
  type,
  typeName,
  number: `n${id}`,
  deptName: '计算机学院',
  post: '',
  active,
});

type Me = NonNullable<InitAnswer['me']>;

export const me = ({ active = '1', ...over }: Partial<Me> & { active?: string } = {}): Me => ({
  user: {
    user_id: '7',
    user_name: '李明',
    account: 't001',
    nick_name: '李老师',
    tenant_id: '000000',
    tenantId: '000000',
    roleId: active === '1' ? '11,12' : '21',
    roleType: active === '1' ? 3 : 2,
    avatar: null,
    deptName: '计算机学院',
    number: 'n1',
  },
  identities: [identity('1', 3, '教师', active === '1'), identity('2', 2, '研究生', active === '2')],
  roles: [],
  configurationMenu: [],
  userComb: 'comb',
  unread: 0,
  agreements: 0,
  viewAs: null,
  reviewedKinds: [],
  mayReview: false,
  locked: false,
  signedInBy: 'password',
  ...over,
});

export const initAnswer = (person: Me | null): InitAnswer => ({
  loginConfig,
  sessionExpiration: { expireTime: 28_800, outLogTip: '' },
  theme,
  serverTime: '2026-03-02 09:00:00',
  lockMinutes: 30,
  alerts: [],
  nextChange: null,
  me: person,
});

/** What the school knows of a person. */
export const aProfile = (over: Partial<Profile> = {}): Profile => ({
  ...{ account: 'li', realName: '李四', nickName: '小李', avatar: null, email: '', mobile: '13800000001' },
  ...{ identities: [], createdAt: '2026-09-01 08:00:00' },
  ...over,
});

/** A footer with nothing but the copyright. */
export const footer: Footer = {
  ...{ columns: [], qrCodes: [], friendlyLinks: [], address: '', phone: '', mail: '', icp: '', policeRecord: '' },
  ...{ copyright: '© 云山大学', techSupport: '', copyFooter: '© 云山大学' },
};

export const boot = (over: Partial<BootBundle> = {}): BootBundle => ({
  tenant: { id: '000000', name: '云山大学', shortName: '云大', logo: null, slogan: '一站办理，全程在线' },
  loginConfig,
  loginWays: ['password'],
  captcha: false,
  mail: true,
  gateway: false,
  envelope: portalKeys,
  firstAdministrator: false,
  passwordPolicy: { shortest: 8, longest: 128 },
  publicTheme: theme,
  footer,
  portalFooter: footer,
  helpDesk: { name: '', phone: '' },
  maintenance: { on: false, text: '' },
  agreements: [],
  serverTime: '2026-03-02 09:00:00',
  version: '0.1.0',
  ...over,
});

/** A browser without stored data. */
export function freshBrowser() {
  clearSession();
  localStorage.clear();
  sessionStorage.clear();
  location.hash = '';
  useSession.setState({
    boot: boot(),
    bootError: undefined,
    session: undefined,
    me: undefined,
    init: undefined,
    initError: undefined,
    ended: undefined,
    expired: undefined,
    locked: false,
  });
  useSignInProgress.setState({ step: { is: 'account' }, busy: false, failure: '' });
}

/** A browser with a stored session. */
export function signedIn(person: Me = me()) {
  writeTokens(tokenBody());
  writeRights(person);
  useSession.setState({ session: readSession(), me: person, ended: undefined, expired: undefined, locked: false });
}
