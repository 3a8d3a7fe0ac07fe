/** The address of the product under test (playwright.config.ts chooses the port). */
const port = process.env.E2E_PORT ?? '';

export const address = `http://127.0.0.1:${port}`;

/** The same server under a name that is another site to the browser. */
export const localhost = `http://localhost:${port}`;

/** The demo's second school has its own host; browsers resolve every *.localhost themselves. */
export const second = { address: `http://second.localhost:${port}`, tenantId: '000001' } as const;

export const password = 'Campus@2026';
