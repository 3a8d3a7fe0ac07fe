type Figure = { name: string; value: number; goal: number; unit: string; better: 'less' | 'more' };

/** Prints the last line of every measurement and sets the exit code. */
export function report({ name, value, goal, unit, better }: Figure) {
  const ok = better === 'less' ? value <= goal : value >= goal;
  const write = (n: number) => `${Number(n.toFixed(2))}${unit}`;
  const sign = better === 'less' ? 'at most' : 'at least';
  console.log(`${name}: ${write(value)} (goal ${sign} ${write(goal)}) ${ok ? 'ok' : 'short'}`);
  if (!ok) process.exitCode = 1;
}
