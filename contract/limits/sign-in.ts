/** Passwords, captchas, second factors, links by mail and external sign-on: limits against guessing. */

export const signOnSeconds = 120;
/** A whole campus may share one address. */
export const signOnsPerMinutePerAddress = 1_200;
export const signOnTimeoutMs = 5_000;
export const maxSignOnAnswerBytes = 256 * 1024;
export const bindSeconds = 600;
/** Within this time a browser is sent only once to begin again a login that it brought from elsewhere. */
export const roundTripSeconds = 60;
/**
 * The maximum age of a logout token, and the tolerated clock skew of the provider: together less than
 * sealedLimits.replayGuardSeconds.
 */
export const maxLogoutTokenAgeSeconds = 300;
export const logoutClockSkewSeconds = 60;
export const secondFactorSeconds = 300;
/** Of the app’s codes as of those sent by SMS. */
export const maxCodeAttempts = 5;
/** A code sent by SMS: its digits, how long it is good, when the next may be asked for, and how many a phone gets a day. */
export const smsDigits = 6;
export const smsCodeSeconds = 300;
export const smsResendSeconds = 60;
export const smsPerDay = 10;
export const otpStepSeconds = 30;
export const recoveryCodeCount = 10;
/** Fewer than this many left shows a warning. */
export const fewRecoveryCodes = 3;
/** Entries per page of one's own sign-in log. */
export const logPageSize = 10;
export const failuresBeforeCaptcha = 3;
/** Wrong codes of the second factor from one address, and wrong passwords in a known browser. */
export const failuresBeforePause = 10;
export const pauseMinutes = 15;
/** From this failure on an account, from anywhere, the next attempt waits: 1 s, 2 s, 4 s … */
export const failuresBeforeDelay = 5;
export const maxDelaySeconds = 30;
/** Browsers per person that are recognised; the one unused for longest is forgotten. */
export const maxKnownDevices = 20;
export const failuresPerAddress = 300;
export const captchaSeconds = 300;
export const captchaLength = 4;
export const minPasswordLength = 8;
export const maxPasswordLength = 128;
export const linkMinutes = { first: 24 * 60, activate: 7 * 24 * 60, reset: 30 } as const;
export const linkResendSeconds = 60;
