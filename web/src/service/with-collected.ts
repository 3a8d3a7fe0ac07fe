/** Sets the favourite state of this service anywhere in an answer; everything else keeps its object identity. */
export function withCollected(data: unknown, serviceId: string, collected: boolean): unknown {
  if (Array.isArray(data)) {
    const next = data.map((item) => withCollected(item, serviceId, collected));
    return next.some((item, at) => item !== data[at]) ? next : data;
  }
  if (typeof data !== 'object' || data === null) return data;
  if ('collected' in data && 'serviceId' in data && data.serviceId === serviceId) return { ...data, collected };
  const changed = Object.entries(data)
    .map(([key, value]) => [key, value, withCollected(value, serviceId, collected)] as const)
    .filter(([, value, next]) => next !== value);
  return changed.length === 0 ? data : { ...data, ...Object.fromEntries(changed.map(([key, , next]) => [key, next])) };
}
