import type { SettingsDetail, SettingsInput } from '@yizhan/contract/entities/settings.ts';

/** The stored settings as the form holds them. The password never came here, so its field begins empty. */
export function toInput({ version: _, unknownHolidays: ___, mail, ...rest }: SettingsDetail): SettingsInput {
  if (!mail) return { ...rest, mail: null };
  const { hasPassword: __, ...server } = mail;
  return { ...rest, mail: { ...server, password: '' } };
}

/** A password field left empty means that the stored one stays. */
export function toPayload({ mail, ...rest }: SettingsInput): SettingsInput {
  if (!mail) return { ...rest, mail: null };
  const { password, ...server } = mail;
  return { ...rest, mail: password ? { ...server, password } : server };
}

export const newMailServer: NonNullable<SettingsInput['mail']> = {
  host: '',
  port: 465,
  secure: true,
  user: '',
  from: '',
  password: '',
};
