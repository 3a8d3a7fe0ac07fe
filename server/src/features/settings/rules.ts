import type { SettingsDetail, SettingsInput, TenantSettings } from '@yizhan/contract/entities/settings.ts';
import { isSameMailServer } from '@yizhan/contract/secret-target.ts';

type Seal = (password: string) => string;

/** The settings as stored. An absent password keeps the stored one, if it is for the same server. */
export function merged(
  before: TenantSettings,
  { name: _, themeColor, mail, review, ...rest }: SettingsInput,
  seal: Seal,
): TenantSettings {
  const storedPassword = mail && before.mail && isSameMailServer(mail, before.mail) ? before.mail.password : '';
  return {
    ...before,
    ...rest,
    review: review ?? before.review,
    theme: { ...before.theme, themeColor },
    frameHosts: [...new Set(rest.frameHosts.map((host) => host.toLowerCase()))],
    mail: mail && { ...mail, password: passwordOf(mail.password, storedPassword, seal) },
  };
}

const passwordOf = (typed: string | undefined, stored: string, seal: Seal) => {
  if (typed === undefined) return stored;
  return typed === '' ? '' : seal(typed);
};

type SettingsView = { name: string; settings: TenantSettings; version: string; unknownHolidays: number[] };

/** The settings as an administrator sees them: of a password, only whether there is one. */
export function toDetail({ name, settings, version, unknownHolidays }: SettingsView): SettingsDetail {
  const { theme, mail, session: _, signOn: __, channels: ___, ...rest } = settings;
  return {
    ...rest,
    name,
    themeColor: theme.themeColor,
    mail: mail && {
      host: mail.host,
      port: mail.port,
      secure: mail.secure,
      user: mail.user,
      from: mail.from,
      hasPassword: mail.password !== '',
    },
    unknownHolidays,
    version,
  };
}

/** This year and, from November on, the next one too: that is when the State Council announces it. */
export function unknownHolidays(known: ReadonlySet<number>, today: string): number[] {
  const year = Number(today.slice(0, 4));
  const years = today.slice(5) >= '11-01' ? [year, year + 1] : [year];
  return years.filter((one) => !known.has(one));
}
