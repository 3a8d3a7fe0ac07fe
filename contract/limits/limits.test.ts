import { expect, test } from 'vitest';
import { signOnSettings } from '../entities/sign-on.ts';
import * as administrationLimits from './administration.ts';
import * as deliveryLimits from './deliveries.ts';
import * as noticeLimits from './notices.ts';
import * as openingLimits from './opening.ts';
import * as requestLimits from './requests.ts';
import * as sealedLimits from './sealed.ts';
import * as sessionLimits from './session.ts';
import * as uiLimits from './ui.ts';

/** The numbers fixed by the specification, spelled out: all other tests use the names. */
test.each([
  ['RT-3 five wrong passwords at the lock sign out', sessionLimits.maxUnlockAttempts, 5],
  ['RT-3 a school that set nothing locks after 30 idle minutes', signOnSettings.parse({}).lockMinutes, 30],
  ['SE-1 the ticket is asked for every 30 s', sessionLimits.ticketCheckMs, 30_000],
  ['SE-1 the ticket is asked for every 2 s where nothing is renewed', sessionLimits.ticketTickMs, 2_000],
  ['SE-1 a ticket is renewed under 300 s', sessionLimits.ticketRenewSeconds, 300],
  ['SE-2 five renewals that fail end the sign-in', sessionLimits.maxTicketFailures, 5],
  ['SE-6 the token is looked at every 10 s', sessionLimits.refreshCheckMs, 10_000],
  ['SE-6 the token is renewed at the age of 3000 s', sessionLimits.refreshAtAgeSeconds, 3000],
  ['SE-6 the token is good for an hour', sessionLimits.accessSeconds, 3600],
  ['CL-4 a sealed request is good for 300 s, either way', sealedLimits.envelopeWindowSeconds, 300],
  ['CL-6 calls wait 30 s', requestLimits.platformTimeoutMs, 30_000],
  ['CL-6 calls of the online services wait 50 s', requestLimits.onlineTimeoutMs, 50_000],
  ['SO-2 the signed word is good for five minutes', openingLimits.userCombSeconds, 300],
  ['VA-2 a dictionary is kept for five minutes', administrationLimits.dictionaryCacheMs, 300_000],
  ['CH-10 the prompt keeps the last ten important notices', noticeLimits.promptMost, 10],
  ['NT-4 quiet hours begin at 22', deliveryLimits.quietFrom, '22:00'],
  ['NT-4 quiet hours end at 7', deliveryLimits.quietTo, '07:00'],
  ['OV-6 a second click is ignored for 0.8 s', uiLimits.clickGuardMs, 800],
  ['ER-4 a toast stays for 3000 ms', uiLimits.toastMs, 3000],
  ['ER-4 the same toast is not shown again within 3 s', uiLimits.toastDedupeMs, 3000],
  ['ER-4 toasts are 16 px apart', uiLimits.toastGap, 16],
  ['AP-1 the watermark is turned by 15 degrees', uiLimits.watermarkDegrees, 15],
  ['AP-1 the watermark is 32 px', uiLimits.watermarkFontPx, 32],
  ['AP-3 the viewer zooms by 0.2', uiLimits.viewerZoomStep, 0.2],
  ['AP-3 the wheel zooms by 0.015', uiLimits.viewerWheelStep, 0.015],
  ['AP-3 the viewer shows no less than 0.2', uiLimits.viewerMinZoom, 0.2],
  ['AP-3 the viewer turns by 90 degrees', uiLimits.viewerTurnDegrees, 90],
  ['AP-4 a chunk of script is waited for 120 s', requestLimits.chunkTimeoutMs, 120_000],
])('%s', (_, number, specified) => {
  expect(number).toBe(specified);
});

test('CL-4 the id of a sealed request is remembered for as long as the request could come again', () => {
  // A request stamped by a clock 300 s ahead stays valid until 300 s after its stamp.
  expect(sealedLimits.replayGuardSeconds).toBeGreaterThanOrEqual(2 * sealedLimits.envelopeWindowSeconds);
});
