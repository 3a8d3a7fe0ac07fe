type HappyWindow = { Response: typeof Response; happyDOM: { settings: { fetch: { interceptor: object | null } } } };

/**
 * Nothing of a component test reaches a real address: neither a call without fakeWire, nor an upload or a frame, nor
 * what a screen still sends when its test has ended.
 */
export function cutNetwork() {
  const { happyDOM, Response: Page } = window as unknown as HappyWindow;
  happyDOM.settings.fetch.interceptor = { beforeAsyncRequest: async () => new Page('', { status: 404 }) };
}
