/**
 * Encodes values as multipart form data. Fields precede the file, so that a server reading the stream gets them first.
 */
export function toFormData(values: Record<string, unknown>): FormData {
  const form = new FormData();
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  for (const [name, value] of entries) if (!(value instanceof Blob)) form.set(name, String(value));
  for (const [name, value] of entries) if (value instanceof Blob) form.set(name, value);
  return form;
}
