type Refusals = Readonly<Record<string, () => never>>;

/** Lets the unique indexes decide: the one that refuses `work` names the failure people read. */
export async function onUniqueViolation<T>(work: Promise<T>, refusals: Refusals): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { code, constraint } = error as { code?: unknown; constraint?: unknown };
    if (code === '23505' && typeof constraint === 'string') refusals[constraint]?.();
    throw error;
  }
}
