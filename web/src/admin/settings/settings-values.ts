import type { SettingsDetail, SettingsInput } from '@yizhan/contract/entities/settings.ts';

/** Converts the stored settings to form values. The password is never sent to the client, so its field starts empty. */
export function toInput({ version: _, unknownHolidays: ___, mail, ...rest }: SettingsDetail): SettingsInput {
  if (!mail) return { ...rest, mail: null };
  const { hasPassword: __, ...server } = mail;
  return { ...rest, mail: { ...server, password: '' } };
}

/** An empty password field keeps the stored one. */
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
