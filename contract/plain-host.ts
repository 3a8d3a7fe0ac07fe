/** Not `https://good@evil/`: people read the name before the @ as the host. Extra slashes would hide it. */
export const hasPlainHost = (address: string) => !/^https?:\/\/(\/|[^/?#]*@)/i.test(address);
