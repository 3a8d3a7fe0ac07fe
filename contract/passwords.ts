export type PasswordPolicy = { shortest: number; longest: number };

/** What a new password must have, and which of it one has. */
export const passwordRules = (password: string, { shortest, longest }: PasswordPolicy) =>
  [
    { rule: 'ruleLength', met: password.length >= shortest && password.length <= longest },
    { rule: 'ruleLetter', met: /\p{L}/u.test(password) },
    { rule: 'ruleDigit', met: /\d/.test(password) },
  ] as const;

export const isGoodPassword = (password: string, policy: PasswordPolicy) =>
  passwordRules(password, policy).every(({ met }) => met);

export const passwordStrengths = ['weak', 'medium', 'strong'] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

const kinds = [/\p{Ll}/u, /\p{Lu}|\p{Lo}/u, /\d/, /[^\p{L}\d]/u];
const LONG = 12;
const VERY_LONG = 16;

/** How hard a password is to guess: by its length, the kinds of its characters, and how many differ. */
export function passwordStrength(password: string, policy: PasswordPolicy): PasswordStrength {
  const varied = new Set(password.toLowerCase()).size;
  if (!isGoodPassword(password, policy) || varied <= policy.shortest / 2) return 'weak';
  const used = kinds.filter((kind) => kind.test(password)).length;
  const isHard = password.length >= VERY_LONG || (password.length >= LONG && used > 2);
  return isHard && varied >= policy.shortest ? 'strong' : 'medium';
}
