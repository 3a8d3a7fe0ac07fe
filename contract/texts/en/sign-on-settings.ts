import type { signOnSettings as zh } from '../zh-CN/sign-on-settings.ts';

export const signOnSettings: Record<keyof typeof zh, string> = {
  description:
    'How long a sign-in lasts, when pages lock and which accounts can be used. Nobody is signed out by saving.',
  saved: 'Saved',

  session: 'Sessions and locking',
  ticketCheck: 'Check that a sign-in is still valid',
  ticketCheckHelp:
    'On: whoever is away signs in again after the time below at the latest. Off: being away ends no sign-in',
  expireTime: 'A sign-in is valid for',
  expireTimeHelp:
    'Counted from the sign-in or its last renewal. It is renewed in its last 5 minutes while somebody is at work, and not while nobody is: whoever goes away signs in again after this time at the latest, perhaps sooner. 10 minutes to 24 hours',
  expireTimeRange: 'Between 10 minutes and 24 hours',
  minutes: 'minutes',
  hours: 'hours',
  unit: 'Unit of time',
  outLogTip: 'Words when a sign-in has ended',
  outLogTipHelp: 'Shown above the button to sign in again',
  lockMinutes: 'Lock pages after no action for',
  lockMinutesHelp: 'A locked page shows nothing; the password opens it again and nothing typed is lost',
  lockNever: 'Never lock by itself',

  cas: 'Central sign-in (CAS)',
  casHelp: 'For schools that have a central sign-in: whoever signed in elsewhere at the school need not do it again.',
  casOn: 'Sign in by CAS',
  casUrl: 'Address of the CAS server',
  casUrlHelp: 'Without /login, such as https://cas.example.edu.cn/cas; ask your IT centre',
  accountAttribute: 'Which attribute is the account',
  accountAttributeHelp: 'Empty: the user name that CAS gives is the account here. Most schools leave it empty',
  gateway: 'Sign in silently',
  gatewayHelp: 'The sign-in page asks once when it is opened: whoever is signed in there comes straight in',

  oidc: 'OpenID Connect',
  oidcHelp: 'For schools with Keycloak, Authing or another standard OpenID Connect service.',
  oidcOn: 'Sign in by OpenID Connect',
  issuer: 'Issuer',
  issuerHelp: 'Such as https://id.example.edu.cn/realms/campus; the other addresses are read from there',
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  accountClaim: 'Which claim is the account',
  accountClaimHelp: 'Often preferred_username or sub; it must equal the account here',
  scope: 'Scope',
  scopeHelp: 'Separated by spaces, openid among them',

  wechat: 'WeChat',
  wechatHelp:
    'Sign in by scanning with WeChat; the first time binds an account. Needs a web application at WeChat Open Platform.',
  wechatOn: 'Sign in by WeChat',
  wechatAppId: 'AppID',
  wechatAppSecret: 'AppSecret',
  wecom: 'WeCom',
  wecomHelp:
    'Sign in by scanning with WeCom; the first time binds an account, and only members of the organisation can sign in. Needs an app of your own in the WeCom console, with the callback domain of web login and the trusted IP addresses set.',
  wecomOn: 'Sign in by WeCom',
  wecomAppId: 'Organisation (CorpID)',
  wecomAppSecret: 'Secret of the app',
  dingtalk: 'DingTalk',
  dingtalkHelp:
    'Sign in by scanning with DingTalk; the first time binds an account. Needs an app at DingTalk Open Platform, with the redirect address registered and the permission to read personal information of contacts.',
  dingtalkOn: 'Sign in by DingTalk',
  dingtalkAppId: 'Client ID',
  dingtalkAppSecret: 'Client secret',
  agentId: 'AgentId',
  baseUrl: 'Address of the interface',
  baseUrlHelp: 'Rarely changed: the address of a proxy, where the school has one',
  authorizeUrl: 'Address of the scan page',
  authorizeUrlHelp: 'Rarely changed',

  secretKept: 'Kept; leave empty for no change',
  secretAgain: 'The address or the ID changed: please type the secret again',
  secretFirst: 'Kept encrypted and never shown again',

  callbacks: 'What the other side must be told',
  portalAddressesHelp:
    'Enter these addresses there, exactly as they stand; for CAS as a beginning of the service address.',
  casService: 'Service address',
  oidcRedirect: 'Redirect address',
  oidcLogout: 'Logout address',
  messengerRedirect: 'Redirect address',

  test: 'Test the connection',
  testHelp: 'Tries what stands above without saving it; nobody’s sign-in is touched',
  testing: 'Connecting …',
  testIncomplete: 'Fill in the fields above first',
  testOk: 'It answers',
  testFailed: 'It does not work',
  testMs: '{ms} ms',
};
