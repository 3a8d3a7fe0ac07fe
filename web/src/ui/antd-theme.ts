// Loaded only with screens that use antd: no first screen may import this file.
import { theme as antd, type ConfigProviderProps } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { useMemo, useSyncExternalStore } from 'react';
import { toRgb } from './to-rgb.ts';

/** antd's colour tokens -> ours. Set explicitly, each also replaces what antd would derive from another. */
const colours = {
  colorPrimary: '--brand-fill',
  colorPrimaryHover: '--brand-fill-hover',
  colorPrimaryActive: '--brand-fill-hover',
  colorPrimaryBg: '--brand-soft',
  colorPrimaryBgHover: '--brand-soft',
  colorPrimaryBorder: '--brand-line',
  colorPrimaryText: '--brand-ink',
  colorLink: '--brand-ink',
  colorLinkHover: '--brand-ink',
  colorText: '--ink',
  colorTextHeading: '--ink',
  colorTextSecondary: '--second',
  colorTextDescription: '--faint',
  colorTextTertiary: '--faint',
  colorTextQuaternary: '--faint',
  colorTextPlaceholder: '--faint',
  colorTextDisabled: '--faint',
  colorIcon: '--second',
  colorBorder: '--line-strong',
  colorBorderSecondary: '--line',
  colorSplit: '--line',
  colorBgContainer: '--surface',
  colorBgElevated: '--surface',
  colorBgLayout: '--page',
  colorBgContainerDisabled: '--hover',
  colorFillAlter: '--sunk',
  colorFillTertiary: '--hover',
  controlItemBgHover: '--hover',
  controlItemBgActive: '--brand-soft',
  controlItemBgActiveHover: '--brand-soft',
  colorSuccess: '--good',
  colorSuccessText: '--good-ink',
  colorSuccessBg: '--good-soft',
  colorWarning: '--warn',
  colorWarningText: '--warn-ink',
  colorWarningBg: '--warn-soft',
  colorError: '--bad-fill',
  colorErrorText: '--bad-ink',
  colorErrorBg: '--bad-soft',
} as const;

/** antd's measures that depend on the font size, with their default values. */
const sizes = {
  fontSize: ['--text-14', 14],
  controlHeight: ['--control', 36],
  controlHeightSM: ['--control-small', 28],
  controlHeightLG: ['--control-large', 44],
} as const;

type Colours = Record<keyof typeof colours, string>;

const shape = {
  fontFamily: 'var(--font)',
  borderRadius: 8,
  borderRadiusLG: 8,
  borderRadiusSM: 6,
  borderRadiusXS: 4,
  controlInteractiveSize: 16,
  controlOutlineWidth: 3,
  fontWeightStrong: 600,
  zIndexPopupBase: 1100,
  boxShadow: 'var(--shadow)',
  boxShadowSecondary: 'var(--shadow)',
  motionDurationFast: '0.12s',
  motionDurationMid: '0.16s',
  motionDurationSlow: '0.2s',
} as const;

/** As our own fields: the ring is not the brand where that is near the colour of errors. */
const fieldBorders = { activeBorderColor: 'var(--ring)', hoverBorderColor: 'var(--faint)' } as const;
const fieldFocus = { ...fieldBorders, activeShadow: '0 0 0 3px var(--ring-soft)' } as const;

/** Corrections where antd's computed measures differ from ours. */
const componentsOf = (token: Colours) => ({
  Input: fieldFocus,
  InputNumber: fieldFocus,
  DatePicker: fieldFocus,
  Select: { ...fieldBorders, activeOutlineColor: 'var(--ring-soft)' },
  Button: {
    paddingInline: 16,
    paddingInlineLG: 24,
    primaryShadow: 'none',
    defaultShadow: 'none',
    dangerShadow: 'none',
  },
  Checkbox: { borderRadiusSM: 4 },
  Dropdown: { borderRadiusLG: 12, controlItemBgHover: token.colorFillTertiary },
  Pagination: {
    itemBg: 'transparent',
    itemActiveBg: token.colorPrimaryBg,
    colorPrimary: token.colorLink,
    lineWidth: 0,
  },
});

const reducedMotion = '(prefers-reduced-motion: reduce)';
const darkSystem = '(prefers-color-scheme: dark)';

/** Notifies when anything our colours depend on changes: the theme's name, a school's colour, the system. */
function subscribe(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-theme', 'data-text', 'data-contrast', 'style', 'class'],
  });
  const queries = [reducedMotion, darkSystem].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    for (const query of queries) query.removeEventListener('change', changed);
  };
}

/** The current colours as one string: equal while nothing changed, so that nothing re-renders. */
function snapshot(element: Element): string {
  const style = getComputedStyle(element);
  const colourValues = Object.values(colours).map((name) => toRgb(style.getPropertyValue(name)));
  const measures = Object.values(sizes).map(
    ([name, usual]) => Number.parseFloat(style.getPropertyValue(name)) || usual,
  );
  return [
    style.colorScheme,
    window.matchMedia(reducedMotion).matches ? 'still' : 'moving',
    ...measures,
    ...colourValues,
  ].join(';');
}

const nonce = () => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce;

/** antd's ConfigProvider settings to match our own components, updated when the theme changes. */
export function useAntdTheme(element: Element = document.documentElement): ConfigProviderProps {
  const now = useSyncExternalStore(subscribe, () => snapshot(element));
  return useMemo(() => {
    const [scheme, motion, ...values] = now.split(';');
    const measured = Object.keys(sizes);
    const measures = Object.fromEntries(measured.map((name, index) => [name, Number(values[index])]));
    values.splice(0, measured.length);
    const names = Object.keys(colours);
    const token = Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])) as Colours;
    const base = scheme === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm;
    const chinese = document.documentElement.lang !== 'en';
    const nonceValue = nonce();
    dayjs.locale(chinese ? 'zh-cn' : 'en');
    return {
      theme: {
        // Ours last: the dark algorithm would darken even the colours it is given.
        algorithm: [base, (_seed, map) => ({ ...(map ?? base(_seed)), ...token })],
        token: { ...token, ...shape, ...measures, motion: motion === 'moving' },
        components: componentsOf(token),
      },
      ...(chinese ? { locale: zhCN } : {}),
      ...(nonceValue ? { csp: { nonce: nonceValue } } : {}),
      button: { autoInsertSpace: false },
    };
  }, [now]);
}
