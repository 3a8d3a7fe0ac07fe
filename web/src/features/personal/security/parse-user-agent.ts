/** The parts of a user agent that people care about. */
export type DeviceName = {
  kind: 'computer' | 'phone';
  browser: Browser | undefined;
  system: System | undefined;
};

/** First match wins: most browsers also claim to be the ones they descend from. */
const browsers = [
  ['wecom', /wxwork\//i],
  ['wechat', /MicroMessenger\//i],
  ['edge', /Edg(?:e|A|iOS)?\//],
  ['firefox', /(?:Firefox|FxiOS)\//],
  ['huawei', /(?:HuaweiBrowser|ArkWeb)\//],
  ['qq', /QQBrowser\//i],
  ['uc', /UC(?:Browser|WEB)\//i],
  ['chrome', /(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['safari', /Version\/[\d.]+ .*Safari\//],
] as const satisfies readonly (readonly [string, RegExp])[];

const systems = [
  ['harmony', /HarmonyOS|OpenHarmony/],
  ['ios', /iPhone|iPad|iPod/],
  ['android', /Android/],
  ['windows', /Windows/],
  ['macos', /Macintosh|Mac OS X/],
  ['linux', /Linux|X11/],
] as const satisfies readonly (readonly [string, RegExp])[];

export type Browser = (typeof browsers)[number][0];
export type System = (typeof systems)[number][0];

const mobileSystems: readonly (System | undefined)[] = ['ios', 'android'];
const desktopSystems: readonly (System | undefined)[] = ['windows', 'macos', 'linux'];

function toDeviceKind(userAgent: string, system: System | undefined): DeviceName['kind'] {
  if (mobileSystems.includes(system)) return 'phone';
  if (desktopSystems.includes(system)) return 'computer';
  // HarmonyOS runs on phones and tablets and names the kind; a phone also says "Mobile".
  return /Mobile|\((?:Phone|Tablet)\b/.test(userAgent) ? 'phone' : 'computer';
}

export function parseUserAgent(userAgent: string): DeviceName {
  const system = systems.find(([, sign]) => sign.test(userAgent))?.[0];
  return {
    kind: toDeviceKind(userAgent, system),
    browser: browsers.find(([, sign]) => sign.test(userAgent))?.[0],
    system,
  };
}
