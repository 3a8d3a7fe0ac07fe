import type { Identity } from '@yizhan/contract/entities/session.ts';
import { lock as lockTexts } from '@yizhan/contract/texts/zh-CN/lock.ts';
import { shell } from '@yizhan/contract/texts/zh-CN/shell.ts';
import { currentLanguage, switchLanguage } from '../../lib/language.ts';
import { lock } from '../../lib/lock.ts';
import { hrefOf, paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { signOut } from '../../lib/sign-out.ts';
import { textsOf } from '../../lib/text.ts';
import { applyScheme, type Scheme, useTheme } from '../../lib/theme.ts';
import { toErrorText } from '../../ui/error-text.ts';
import type { MenuItem } from '../../ui/menu-item.ts';
import { openReading } from '../../ui/reading/open-reading.ts';
import { toast } from '../../ui/toast.ts';
import { touch, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { openDialog } from './dialogs.ts';
import { useAdministration } from './useMenu.ts';

const t = textsOf({ shell });

const lockText = textsOf({ lock: lockTexts });

const schemes = [
  { scheme: 'light', icon: 'sun' },
  { scheme: 'dark', icon: 'moon' },
  { scheme: 'auto', icon: 'auto' },
] as const satisfies readonly { scheme: Scheme; icon: string }[];

/** Switches the identity: the tokens change, and so does all visible data. */
async function switchTo({ id, typeName }: Identity) {
  try {
    await useSession.getState().switchIdentity(id);
    toast.success(t('switchedTo', { name: typeName }));
  } catch (error) {
    const { title, code } = toErrorText(error);
    toast.error(title ?? String(error), code);
  }
}

/** Identities, personal settings, sign-out: the avatar's menu, and "me" on a phone. */
export function useAccountItems(): MenuItem[] {
  const identities = useSession((s) => s.me?.identities) ?? [];
  const scheme = useTheme((s) => s.scheme);
  const themeName = useTheme((s) => s.theme?.themeName);
  const administration = useAdministration();
  const touched = useMediaQuery(touch);
  const switches = identities.map(
    (identity): MenuItem => ({
      key: `identity-${identity.id}`,
      label: identity.typeName,
      note: identity.deptName,
      icon: 'identity',
      checked: identity.active,
      onSelect: () => void (identity.active || switchTo(identity)),
    }),
  );
  return [
    ...(switches.length > 1 ? [...switches, { kind: 'line', key: 'line-identities' } as const] : []),
    { key: 'personal', label: t('personal'), icon: 'user', href: hrefOf(paths.personal) },
    ...administration.map(({ key, name, icon, href }) => ({ key, label: name, icon, href })),
    { key: 'password', label: t('changePassword'), icon: 'key', onSelect: () => openDialog('password') },
    {
      key: 'language',
      label: t('otherLanguage'),
      icon: 'globe',
      note: currentLanguage() === 'en' ? '' : t('language'),
      onSelect: switchLanguage,
    },
    {
      key: 'accessibility',
      label: t('accessibility'),
      icon: 'eye',
      onSelect: openReading,
    },
    { kind: 'line', key: 'line-schemes' },
    { key: 'theme', label: t('appearance'), icon: 'palette', note: themeName, onSelect: () => openDialog('theme') },
    ...schemes.map(
      ({ scheme: one, icon }): MenuItem => ({
        key: one,
        label: t(one),
        icon,
        checked: scheme === one,
        onSelect: () => applyScheme(one),
      }),
    ),
    { kind: 'line', key: 'line-out' },
    {
      key: 'lock',
      label: lockText('lock'),
      note: touched ? '' : lockText('keys'),
      icon: 'lock',
      onSelect: () => void lock(),
    },
    {
      key: 'out',
      label: t('signOut'),
      icon: 'logout',
      danger: true,
      onSelect: () => void signOut(),
    },
  ];
}
