/** Whether a server is there and ready. */
export async function isHealthy(url) {
  try {
    return (await fetch(`${url}/healthz`)).status === 200;
  } catch {
    return false;
  }
}
