/** The open interface, where other systems of the school bring their to-dos, notices and news. */

export const maxItems = 200;
export const signatureWindowSeconds = 300;
export const minNonceLength = 8;
export const maxNonceLength = 64;
export const maxKeyLength = 128;
export const tokenSeconds = 7_200;
/** How long the answer to a request with an Idempotency-Key is kept. */
export const answerHours = 24;
export const callDays = 7;
/** How much of a request and its answer is kept. */
export const recordedLength = 4_000;
/** Refusals of a client for one reason in one minute that are kept one by one; others are counted. */
export const maxRefusalRows = 10;
/** How long the replaced secret stays valid. */
export const rotationHours = 24;
export const maxClients = 100;

export const perMinute = 120;
export const maxPerMinute = 6_000;
export const perDay = 50_000;
export const maxPerDay = 5_000_000;
export const maxAddresses = 20;
export const maxSandboxAccounts = 50;

export const maxCandidates = 50;
export const maxFields = 20;
export const maxLines = 3;
/** The body of a request whose signature is tried on the screen. */
export const maxTestBody = 20_000;
export const maxAttachments = 10;
export const sourceIdLength = 128;
/** Of what was done in a matter, the newest that a person reads. */
export const stepsShown = 100;

export const maxWebhooks = 10;
/** The wait after each try that did not get through; after the last one the delivery is dead. */
export const webhookBackOffMs = [10_000, 60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000, 12 * 3_600_000] as const;
/** Calls to one receiver at a time, and receivers called at a time. */
export const webhookConcurrency = 2;
export const webhookReceivers = 32;
/** Schools whose receivers are called at a time, by one node. */
export const webhookSchools = 8;
/** How often, while receivers are waited for, it is looked whether something is due for others. */
export const webhookLookMs = 500;
export const webhookTimeoutMs = 5_000;
export const webhookLeaseMs = 60_000;
export const webhookRunMs = 30_000;
export const webhookAnswerLength = 500;
export const deliveryDays = 30;
/** How often the screen asks for calls and deliveries. */
export const refetchMs = 5_000;
