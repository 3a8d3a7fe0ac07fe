import { expect, test } from 'vitest';
import { signOnSettings } from './entities/sign-on.ts';
import { limits } from './limits.ts';

/** The numbers the specification fixes, written out: all other tests go by the names. */
test.each([
  ['RT-3 five wrong passwords at the lock sign out', limits.unlockTries, 5],
  ['RT-3 a school that set nothing locks after 30 idle minutes', signOnSettings.parse({}).lockMinutes, 30],
  ['SE-1 the ticket is asked for every 30 s', limits.ticketCheckMs, 30_000],
  ['SE-1 the ticket is asked for every 2 s where nothing is renewed', limits.ticketTickMs, 2_000],
  ['SE-1 a ticket is renewed under 300 s', limits.ticketRenewSeconds, 300],
  ['SE-2 five renewals that fail end the sign-in', limits.ticketFailures, 5],
  ['SE-6 the token is looked at every 10 s', limits.refreshCheckMs, 10_000],
  ['SE-6 the token is renewed at the age of 3000 s', limits.refreshAtAgeSeconds, 3000],
  ['SE-6 the token is good for an hour', limits.accessSeconds, 3600],
  ['CL-4 a sealed request is good for 300 s, either way', limits.envelopeWindowSeconds, 300],
  ['CL-6 calls wait 30 s', limits.platformTimeoutMs, 30_000],
  ['CL-6 calls of the online services wait 50 s', limits.onlineTimeoutMs, 50_000],
  ['SO-2 the signed word is good for five minutes', limits.combSeconds, 300],
  ['VA-2 a dictionary is kept for five minutes', limits.dictionaryCacheMs, 300_000],
  ['OV-6 a second click is ignored for 0.8 s', limits.clickGuardMs, 800],
  ['ER-4 a toast stays for 3000 ms', limits.toastMs, 3000],
  ['ER-4 the same toast is not shown again within 3 s', limits.toastDedupeMs, 3000],
  ['ER-4 toasts are 16 px apart', limits.toastGap, 16],
  ['AP-1 the watermark is turned by 15 degrees', limits.watermarkDegrees, 15],
  ['AP-1 the watermark is 32 px', limits.watermarkFontPx, 32],
  ['AP-3 the viewer zooms by 0.2', limits.viewerZoomStep, 0.2],
  ['AP-3 the wheel zooms by 0.015', limits.viewerWheelStep, 0.015],
  ['AP-3 the viewer shows no less than 0.2', limits.viewerZoomLeast, 0.2],
  ['AP-3 the viewer turns by 90 degrees', limits.viewerTurn, 90],
  ['AP-4 a chunk of script is waited for 120 s', limits.chunkLoadMs, 120_000],
])('%s', (_, number, specified) => {
  expect(number).toBe(specified);
});

test('CL-4 the id of a sealed request is remembered for as long as the request could come again', () => {
  // Made by a clock 300 s ahead it is good until 300 s after the time it names.
  expect(limits.onceSeconds).toBeGreaterThanOrEqual(2 * limits.envelopeWindowSeconds);
});
