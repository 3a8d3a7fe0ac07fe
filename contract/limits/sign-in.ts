/** Passwords, captchas, second factors, links by mail and sign-on by others: what guessing is held back by. */

export const signOnSeconds = 120;
/** A whole campus may sit behind one address. */
export const signOnsPerMinutePerAddress = 1_200;
export const signOnTimeoutMs = 5_000;
export const maxSignOnAnswerBytes = 256 * 1024;
export const bindSeconds = 600;
/** How old a logout token may be, and how far the provider's clock may be off, either way: together less than sealedLimits.replayGuardSeconds. */
export const maxLogoutTokenAgeSeconds = 300;
export const logoutClockSkewSeconds = 60;
export const secondFactorSeconds = 300;
export const maxSecondFactorAttempts = 5;
export const otpStepSeconds = 30;
export const recoveryCodeCount = 10;
/** With fewer left than this, one is warned. */
export const fewRecoveryCodes = 3;
/** Sign-ins on a page of one's own log. */
export const logPageSize = 10;
export const failuresBeforeCaptcha = 3;
export const failuresBeforePause = 10;
export const pauseMinutes = 15;
export const failuresPerAddress = 300;
export const captchaSeconds = 300;
export const captchaLength = 4;
export const minPasswordLength = 8;
export const maxPasswordLength = 128;
export const linkMinutes = { first: 24 * 60, activate: 7 * 24 * 60, reset: 30 } as const;
export const linkResendSeconds = 60;
