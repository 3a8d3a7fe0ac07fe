/** The one element all overlays are rendered into; created if the document does not have it. */
export function overlays(): HTMLElement {
  const existing = document.getElementById('overlays');
  if (existing) return existing;
  const created = document.createElement('div');
  created.id = 'overlays';
  document.body.append(created);
  return created;
}
