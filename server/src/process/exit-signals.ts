const signals = ['SIGINT', 'SIGTERM'] as const;

const exit = () => process.exit(0);

/** Asked to end before it serves, the process ends at once: what is half written is made again by the next start. */
export function exitOnSignal(): void {
  for (const signal of signals) process.on(signal, exit);
}

/** From now on ending takes its order. */
export function stopExitingOnSignal(): void {
  for (const signal of signals) process.off(signal, exit);
}
