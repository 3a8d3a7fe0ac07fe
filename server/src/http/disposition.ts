const asciiOf = (name: string) => name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/** Whether a browser shows or saves a file, and the file name, which may contain any characters. */
export const disposition = (type: 'inline' | 'attachment', name: string) =>
  `${type}; filename="${asciiOf(name)}"; filename*=UTF-8''${encoded(name)}`;
