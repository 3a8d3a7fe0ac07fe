type Refusals = Readonly<Record<string, () => never>>;

/** Turns a unique violation in `work` into the failure users read, chosen by the index that was violated. */
export async function onUniqueViolation<T>(write: Promise<T>, refusals: Refusals): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const { code, constraint } = error as { code?: unknown; constraint?: unknown };
    if (code === '23505' && typeof constraint === 'string') refusals[constraint]?.();
    throw error;
  }
}
