const signals = ['SIGINT', 'SIGTERM'] as const;

const exit = () => process.exit(0);

/** A signal before serving exits immediately: the next start redoes what is half written. */
export function exitOnSignal(): void {
  for (const signal of signals) process.on(signal, exit);
}

/** From here on shutdown is graceful. */
export function stopExitingOnSignal(): void {
  for (const signal of signals) process.off(signal, exit);
}
