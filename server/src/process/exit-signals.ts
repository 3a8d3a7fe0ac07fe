const signals = ['SIGINT', 'SIGTERM'] as const;

const leave = () => process.exit(0);

/** Asked to end before it serves, the process ends at once: what is half written is made again by the next start. */
export function leaveAtOnce(): void {
  for (const signal of signals) process.on(signal, leave);
}

/** From now on ending takes its order. */
export function leaveInOrder(): void {
  for (const signal of signals) process.off(signal, leave);
}
