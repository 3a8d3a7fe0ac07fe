/** Notices that go out by mail, SMS and robots. */

/** NT-4: nothing but urgent notices in these hours, in Asia/Shanghai, unless a person sets others. */
export const quietFrom = '22:00';
export const quietTo = '07:00';

/** Deliveries of one channel under way at a time, on each node. */
export const concurrency = 4;
/** The wait after each try that did not get through; after the last one it has failed. */
export const backOffMs = [60_000, 5 * 60_000, 20 * 60_000, 3_600_000, 4 * 3_600_000] as const;
/** After so many in a row that did not get through, the channel rests. */
export const failuresBeforeRest = 5;
export const restMs = 60_000;
/** A run ends after this time and starts again behind what waits: no school holds up another. */
export const runMs = 60_000;
/** Longer than any server is waited for: after it, a delivery under way was lost with its node. */
export const leaseMs = 120_000;
/** What is kept and shown of a server's answer. */
export const answerLength = 500;
export const maxHeaders = 10;
export const bodyLength = 2_000;
/** How often the sender's page asks for the state of deliveries. */
export const refetchMs = 5_000;

/** How a channel does is written again after this long, if nothing changed. */
export const stateMs = 60_000;
