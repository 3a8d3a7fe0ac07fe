import { expect, test } from 'vitest';
import { type DeviceName, parseUserAgent } from './parse-user-agent.ts';
import { deviceLabel } from './sign-in-labels.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const android = 'Mozilla/5.0 (Linux; Android 14; 23127PN0CC)';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

const agents: readonly [string, string, DeviceName['kind']][] = [
  [`${windows} ${webkit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome · Windows', 'computer'],
  [`${windows} ${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Edge · Windows', 'computer'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox · Windows', 'computer'],
  [`${windows} ${webkit} Chrome/122.0 Safari/537.36 QQBrowser/13.4`, 'QQ 浏览器 · Windows', 'computer'],
  [
    `${windows} ${webkit} Chrome/122.0 Safari/537.36 MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090a13)`,
    '微信 · Windows',
    'computer',
  ],
  [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`, 'Safari · macOS', 'computer'],
  [`${mac} ${webkit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome · macOS', 'computer'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome · Linux', 'computer'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/141.0.0.0 Safari/537.36`, 'Chrome · Linux', 'computer'],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox · Linux', 'computer'],
  [`${android} ${webkit} Chrome/141.0.0.0 Mobile Safari/537.36`, 'Chrome · Android', 'phone'],
  [`${android} ${webkit} Chrome/141.0.0.0 Mobile Safari/537.36 EdgA/141.0.0.0`, 'Edge · Android', 'phone'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0', 'Firefox · Android', 'phone'],
  [
    `${android} ${webkit} Version/4.0 Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0.50.2701 NetType/WIFI`,
    '微信 · Android',
    'phone',
  ],
  [`${iphone} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari · iOS', 'phone'],
  [`${iphone} CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome · iOS', 'phone'],
  [`${iphone} EdgiOS/141.0.0.0 Version/18.1 Mobile/15E148 Safari/604.1`, 'Edge · iOS', 'phone'],
  [`${iphone} FxiOS/144.0 Mobile/15E148 Safari/605.1.15`, 'Firefox · iOS', 'phone'],
  [`${iphone} Mobile/15E148 MicroMessenger/8.0.50(0x18003231) NetType/4G`, '微信 · iOS', 'phone'],
  [`${iphone} Mobile/15E148 wxwork/4.1.30 MicroMessenger/7.0.1`, '企业微信 · iOS', 'phone'],
  [
    `Mozilla/5.0 (Phone; OpenHarmony 5.0) ${webkit} Chrome/114.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile HuaweiBrowser/5.0`,
    '华为浏览器 · HarmonyOS',
    'phone',
  ],
  [`Mozilla/5.0 (PC; OpenHarmony 5.0) ${webkit} ArkWeb/4.1.6.1`, '华为浏览器 · HarmonyOS', 'computer'],
  [
    `Mozilla/5.0 (Linux; Android 10; HarmonyOS; ELS-AN00) ${webkit} Chrome/92.0 HuaweiBrowser/13.0 Mobile Safari/537.36`,
    '华为浏览器 · HarmonyOS',
    'phone',
  ],
  ['curl/8.5.0', '未知设备', 'computer'],
  ['', '未知设备', 'computer'],
];

test.each(agents)('%s', (userAgent, name, kind) => {
  expect(deviceLabel(userAgent)).toBe(name);
  expect(parseUserAgent(userAgent).kind).toBe(kind);
});
